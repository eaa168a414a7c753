-- Refunds as the desk lists them: the newest first, and those that a bank did not take.
create index request_by_made on refunds.request (made_at, id);
create index request_bounced on refunds.request (made_at, id) where destination = 'bank' and paid_into = 'wallet';
