/** What an order and a ledger entry of bags after the ticket are stored under. */
export const laterBagKind = 'later-bag'
