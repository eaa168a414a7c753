import { AccountContacts } from '#accounts/web/account-contacts.tsx'
import { AccountData } from '#accounts/web/account-data.tsx'
import { AccountForm } from '#accounts/web/account-form.tsx'
import type { AccountView } from '#accounts/web/account-page.tsx'
import { BankDetails } from '#accounts/web/bank-details.tsx'

export function AccountBody({ account, bank, today }: AccountView) {
  return (
    <>
      <AccountForm account={account} today={today} />
      <AccountContacts account={account} />
      <BankDetails first={bank} />
      <AccountData />
    </>
  )
}
