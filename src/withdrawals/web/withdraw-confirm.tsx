import { moneyUnit, priceText } from '#money/display-unit.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { formattedMoment } from '#web/ui/flight/penalty-moments.ts'
import type { Reviewed, Withdraw } from '#withdrawals/web/use-withdraw.ts'

interface Props {
  readonly withdraw: Withdraw
  readonly reviewed: Reviewed
}

export default function WithdrawConfirm({ withdraw, reviewed }: Props) {
  const { amount, account, holderName, sendAt, dueAt } = reviewed
  const rows = [
    ['به حساب', account],
    ['صاحب حساب، به گفتهٔ بانک', holderName],
    ['به بانک سپرده می‌شود', formattedMoment(sendAt)],
    ['به حسابتان می‌نشیند', `حداکثر تا ${formattedMoment(dueAt)}`],
  ] as const
  return (
    <Modal open onClose={withdraw.giveUp} title="تأیید برداشت">
      <div className="withdraw-confirm">
        <p className="withdraw-sum">
          <b>
            <bdi dir="ltr">{priceText(amount)}</bdi> {moneyUnit()}
          </b>{' '}
          از کیف پول شما کم می‌شود
        </p>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <RefusalNote says={withdraw.declined} />
        <div className="withdraw-acts">
          <Button
            kind="commit"
            size="large"
            busy={withdraw.isBusy && 'در حال ثبت…'}
            onClick={() => void withdraw.confirm(reviewed)}
          >
            تأیید و برداشت
          </Button>
          <Button kind="line" size="large" onClick={withdraw.giveUp}>
            بازگشت
          </Button>
        </div>
      </div>
    </Modal>
  )
}
