In a plain search field Enter stays the browser's (R14) | page search-field-in-form |
  tap find -> find -; type x; return -> find -, submits 1
