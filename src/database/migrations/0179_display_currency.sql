-- Another currency may stand beside the price, for looking alone.
alter table accounts.users
  drop constraint users_display_check,
  add constraint users_display_check check (display ~ '^(toman|rial)\.(jalali|gregorian)(\.(USD|AED|IQD))?$');
