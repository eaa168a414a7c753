import { ConfirmDialog } from '#accounts/web/confirm-dialog.tsx'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { ask } from '#web/api.ts'
import type { Withdrawal, withdrawalCalls } from '#withdrawals/calls.ts'

interface Props {
  readonly withdrawal: Withdrawal
  readonly onClose: () => void
}

export default function WithdrawalCancel({ withdrawal: { id, amount }, onClose }: Props) {
  return (
    <ConfirmDialog
      title="لغو برداشت"
      words={['لغو شود', 'در حال لغو…']}
      onClose={onClose}
      action={async () => {
        await ask<typeof withdrawalCalls.cancel>('POST /api/wallet/Withdrawal/Cancel', { body: { id } })
        onClose()
      }}
    >
      <bdi dir="ltr">{priceText(amount)}</bdi> {moneyUnit()} بی‌درنگ به کیف پولتان برمی‌گردد.
    </ConfirmDialog>
  )
}
