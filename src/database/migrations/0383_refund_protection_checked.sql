-- What 0382 asked of new rows alone is true of the old ones.
alter table wallet.account
  validate constraint account_class_check,
  validate constraint parts_of_a_busy_account;
alter table refunds.item
  validate constraint by_its_protection,
  validate constraint shares_make_the_refund;
