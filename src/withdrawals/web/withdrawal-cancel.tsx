import { ConfirmDialog } from '#accounts/web/confirm-dialog.tsx'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
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
      <bdi dir="ltr">{inToman(rial(amount))}</bdi> تومان بی‌درنگ به کیف پولتان برمی‌گردد.
    </ConfirmDialog>
  )
}
