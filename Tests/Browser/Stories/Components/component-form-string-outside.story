# Rules and FACTS don't say whether the string names the owner. Shoelace documents that it does ("associate it with
# the form that has this id"), so a user expects street to be the form's last stop, as <input form=f> is. What is sure: nothing throws.

A component outside of the form that it names is a stop of it (R4) | page component-form-string-outside |
  tap name -> name next; type n; return -> zip next; type z; return -> street -, submits 0, text errors "0" |
  chromium firefox

A component that names its form throws nothing while the form is used (R4) | page component-form-string-outside |
  tap zip; type z; tap name; type n; return -> text errors "0" |
  chromium firefox
