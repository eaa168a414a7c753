-- Whose news a message is, as far as that is known: an order's contact may have another number than its owner. Messages of
-- before know it not; they go by their number, or with the age of all (see kept-messages.ts).
alter table messages.outbox add column user_id uuid;
create index outbox_of_a_user on messages.outbox (user_id) where user_id is not null;
create index outbox_to_somebody on messages.outbox (recipient);
create index outbox_ended on messages.outbox (ended_at) where ended_at is not null;

-- What an account takes along, and what stands in the way of its end, is looked up by its owner.
create index attempts_by_user on payments.attempts (user_id, created_at);
create index request_by_user on refunds.request (user_id);
create index reminder_by_user on refunds.reminder (user_id);
create index saved_by_user on passengers.saved (user_id);
