-- What 0380 asked of new rows alone is true of the old ones.
alter table wallet.account
  validate constraint account_class_check,
  validate constraint parts_of_a_busy_account;
alter table orders."order" validate constraint difference_was_paid;
alter table refunds.item
  validate constraint returns_to_its_difference,
  validate constraint shares_make_the_refund;
