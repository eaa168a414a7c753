-- What 0348 asked of new rows alone is true of the old ones.
alter table wallet.account validate constraint account_class_check;
alter table refunds.request
  validate constraint request_destination_check,
  validate constraint request_paid_into_check;
