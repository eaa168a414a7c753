import './visa-guarantee.css'
import '#web/ui/fields/choice.css'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly price: number
  readonly isWished: boolean
  readonly onChange: (isWished: boolean) => void
}

export function VisaGuarantee({ price, isWished, onChange }: Props) {
  return (
    <label className="card visa-card visa-guarantee">
      <Icon name="shield-check-duotone" size="medium" />
      <span>
        <b>ضمانت بازگشت هزینه</b>
        <small>اگر ویزا رد شود، همهٔ مبلغ جز بهای همین ضمانت برمی‌گردد.</small>
      </span>
      <span className="visa-guarantee-price">
        <bdi dir="ltr">+{priceText(price)}</bdi> {moneyUnit()}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native box says by itself which it is
        role="switch"
        className="switch"
        name="isGuaranteed"
        value="true"
        checked={isWished}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
