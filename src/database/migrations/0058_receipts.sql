-- By whose receipt a bank verifies (Saman) that is the payment: it is of the attempt that brought it first, captured or not.
alter table payments.attempts add column receipt text check (receipt <> '');
create unique index one_receipt_one_attempt on payments.attempts (gateway_id, receipt);
