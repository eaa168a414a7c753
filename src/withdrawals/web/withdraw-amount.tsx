import { priceSpoken } from '#money/amount-in-words.ts'
import { parsePrice } from '#money/amount-input.ts'
import { moneyUnit, priceText, priceWords } from '#money/display-unit.ts'
import type { Rial } from '#money/rial.ts'
import { Chip } from '#web/ui/fields/chip.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { withdrawalLimits } from '#withdrawals/limits.ts'

const { least, most } = withdrawalLimits
const limits = () => `از ${priceText(least)} تا ${priceWords(most)} در هر ۲۴ ساعت`

interface Props {
  readonly typed: string
  readonly all: Rial
  readonly error: string | undefined
  readonly onType: (typed: string) => void
}

export function WithdrawAmount({ typed, all, error, onType }: Props) {
  const amount = parsePrice(typed)
  return (
    <div className="withdraw-amount">
      <TextField
        label={`مبلغ به ${moneyUnit()}`}
        ltr
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => amount !== undefined && onType(priceText(amount))}
        hint={amount === undefined ? limits() : priceSpoken(amount)}
        error={error}
      />
      <Chip on={amount === all} onClick={() => onType(priceText(all))}>
        همه، <bdi dir="ltr">{priceText(all)}</bdi>
      </Chip>
    </div>
  )
}
