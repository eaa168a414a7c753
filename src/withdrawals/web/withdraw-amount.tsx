import { tomanSpoken } from '#money/amount-in-words.ts'
import { parseToman } from '#money/amount-input.ts'
import { inToman } from '#money/formatted.ts'
import type { Rial } from '#money/rial.ts'
import { Chip } from '#web/ui/fields/chip.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { withdrawalLimits } from '#withdrawals/limits.ts'

const { least, most } = withdrawalLimits
const limits = `از ${inToman(least)} تا ${inToman(most)} تومان در هر ۲۴ ساعت`

interface Props {
  readonly typed: string
  readonly all: Rial
  readonly error: string | undefined
  readonly onType: (typed: string) => void
}

export function WithdrawAmount({ typed, all, error, onType }: Props) {
  const amount = parseToman(typed)
  return (
    <div className="withdraw-amount">
      <TextField
        label="مبلغ به تومان"
        ltr
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => amount !== undefined && onType(inToman(amount))}
        hint={amount === undefined ? limits : tomanSpoken(amount)}
        error={error}
      />
      <Chip on={amount === all} onClick={() => onType(inToman(all))}>
        همه، <bdi dir="ltr">{inToman(all)}</bdi>
      </Chip>
    </div>
  )
}
