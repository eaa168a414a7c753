import { type ComponentProps, useState } from 'react'
import { priceSpoken, rialSpoken } from '#money/amount-in-words.ts'
import { parseAmount, parsePrice } from '#money/amount-input.ts'
import { priceText } from '#money/display-unit.ts'
import { grouped } from '#money/formatted.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'name' | 'hint' | 'error' | 'onChange'> {
  /** of those who reckon with books and suppliers; else in the unit of whoever looks */
  readonly isInRial?: boolean
  /** rial, as it was before */
  readonly before?: number | undefined
}

/** An amount grouped once it is typed and said in words below: a nought too many is heard before it is sent. */
export function AmountField({ isInRial = false, before, hint, onChange, ...rest }: Props) {
  const [parse, text, spoken] = isInRial
    ? ([parseAmount, grouped, rialSpoken] as const)
    : ([parsePrice, priceText, priceSpoken] as const)
  const [typed, setTyped] = useState(before === undefined ? '' : text(before))
  const amount = parse(typed)
  return (
    <TextField
      {...rest}
      ltr
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange?.(event)
      }}
      onBlur={() => amount !== undefined && setTyped(text(amount))}
      hint={[amount === undefined ? '' : spoken(amount), hint].filter(Boolean).join('؛ ')}
    />
  )
}
