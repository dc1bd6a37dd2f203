// Uses FieldNavigation.Navigator as an app in JavaScript does. Prints `done`.
import FieldNavigation from 'gi://FieldNavigation?version=0';
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import GObject from 'gi://GObject';
import Gtk from 'gi://Gtk?version=4.0';

const {CodeOptions, Destination, Emptiness, Navigator, Role} = FieldNavigation;
Gtk.init();

function equal(found, wanted) {
  if (found !== wanted) throw new Error(`${found} instead of ${wanted}`);
}

class Form {
  constructor() {
    this.window = new Gtk.Window();
    const box = new Gtk.Box({orientation: Gtk.Orientation.VERTICAL});
    this.window.set_child(box);
    this.fields = [...'abc'].map(name => new Gtk.Entry({name}));
    this.fields.forEach(field => box.append(field));
    this.window.present();
    while (!box.get_mapped()) GLib.MainContext.default().iteration(true);
  }

  /** Presses Return in a field, and returns the field that then has focus. */
  press(name) {
    const field = this.fields.find(each => each.name === name);
    field.grab_focus();
    field.get_delegate().emit('activate');
    const focus = this.window.get_focus();
    return this.fields.find(each => focus?.is_ancestor(each)).name;
  }
}

const form = new Form();
const navigator = new Navigator({container: form.window});
let ends = 0;
const finish = navigator.connect('finish', () => ends++);
const isEmpty = navigator.connect('is-empty', (_, field) =>
  field.name === 'b' ? Emptiness.FILLED : Emptiness.DEFAULT);
equal(form.press('a'), 'c');
equal(form.press('c'), 'c');
equal(ends, 1);
navigator.disconnect(finish);
navigator.disconnect(isEmpty);
equal(form.press('c'), 'c');
equal(ends, 1);

navigator.set_role(form.fields[1], Role.EXCLUDED);
equal(form.press('a'), 'c');
navigator.set_role(form.fields[1], Role.DEFAULT);
const order = Gio.ListStore.new(Gtk.Widget);
order.splice(0, 0, [...form.fields].reverse());
navigator.order = order;
navigator.destination = Destination.NEXT;
equal(form.press('b'), 'a');

navigator.set_code(form.fields.slice(0, 2), [1, 1], CodeOptions.STAYS);
form.fields[0].max_length = 1;
equal(form.fields[0].max_length, 0);
navigator.detach();
equal(form.fields[0].max_length, 1);
form.fields[0].max_length = 0;
equal(form.press('b'), 'b');

const Subclass = GObject.registerClass(class Subclass extends Navigator {
  vfunc_finish() {
    ends++;
  }

  vfunc_is_invalid(field) {
    return field.text === 'wrong';
  }
});
const validating = new Subclass({container: form.window});
equal(form.press('c'), 'c');
equal(ends, 2);
form.fields[0].text = 'wrong';
equal(form.press('c'), 'a');
equal(validating.focus_first_invalid(), true);
equal(ends, 2);
print('done');
