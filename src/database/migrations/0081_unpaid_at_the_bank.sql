-- Which asking a bank answered last with «nothing has been paid, the page is open»: while nobody asked since, that is its word. Until
-- a bank has said something definite, its payer is offered no second payment.
alter table payments.attempts add column unpaid_at timestamptz;
