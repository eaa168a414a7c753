import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BankDetail } from '#accounts/bank-calls.ts'
import { useBank } from '#accounts/web/use-bank.ts'
import type { Rial } from '#money/rial.ts'
import type { Named } from '#refunds/holder-name.ts'
import { savedAccounts } from '#refunds/web/saved-accounts.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import type { Withdrawal } from '#withdrawals/calls.ts'
import { useWithdraw } from '#withdrawals/web/use-withdraw.ts'
import { WithdrawAccounts } from '#withdrawals/web/withdraw-accounts.tsx'
import { WithdrawAmount } from '#withdrawals/web/withdraw-amount.tsx'
import { type Arrival, WithdrawArrival } from '#withdrawals/web/withdraw-arrival.tsx'

const BankAdd = lazy(() => import('#accounts/web/bank-add.tsx'))
const WithdrawConfirm = lazy(() => import('#withdrawals/web/withdraw-confirm.tsx'))

interface Props {
  readonly balance: Rial
  /** of the balance, as much as may leave at once */
  readonly all: Rial
  readonly owner: Named
  readonly details: readonly BankDetail[]
  readonly arrival: Arrival
  readonly onMade: (made: Withdrawal) => void
}

export default function WithdrawForm({ balance, all, owner, details, arrival, onMade }: Props) {
  const bank = useBank(details)
  const accounts = savedAccounts(bank.details, [owner])
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const { revalidate } = useRevalidator()
  const withdraw = useWithdraw(balance, (done) => {
    onMade(done)
    setTyped('')
    void revalidate()
  })
  const bankDetailId = accounts.some(({ id }) => id === chosen) ? chosen : accounts[0]?.id

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void withdraw.review({ typed, bankDetailId }, event.currentTarget)
  }
  const { reviewed } = withdraw
  return (
    <>
      <form className="card withdraw-form" noValidate onSubmit={submit}>
        <WithdrawAmount
          typed={typed}
          all={all}
          error={withdraw.faults.amount}
          onType={(next) => {
            setTyped(next)
            withdraw.forgive('amount')
          }}
        />
        <WithdrawAccounts
          accounts={accounts}
          owner={owner}
          chosen={bankDetailId}
          error={withdraw.faults.bankDetailId}
          onAdd={() => setIsAdding(true)}
          onChoose={(id) => {
            setChosen(id)
            withdraw.forgive('bankDetailId')
          }}
        />
        <WithdrawArrival arrival={arrival} />
        {reviewed === undefined && <RefusalNote says={withdraw.declined} />}
        <Button type="submit" kind="commit" size="large" block busy={withdraw.isBusy && 'از بانک می‌پرسیم…'}>
          ادامه
        </Button>
      </form>
      <Suspense>{reviewed && <WithdrawConfirm withdraw={withdraw} reviewed={reviewed} />}</Suspense>
      <Suspense>{isAdding && <BankAdd add={bank.add} onClose={() => setIsAdding(false)} />}</Suspense>
      {withdraw.stepUpDialog}
      {bank.stepUpDialog}
    </>
  )
}
