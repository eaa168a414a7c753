import type { Named } from '#refunds/holder-name.ts'
import type { SavedAccount } from '#refunds/web/saved-accounts.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Radio } from '#web/ui/fields/radio.tsx'

interface Props {
  readonly accounts: readonly SavedAccount[]
  readonly owner: Named
  readonly chosen: string | undefined
  readonly error: string | undefined
  readonly onChoose: (id: string) => void
  readonly onAdd: () => void
}

/** Those of the traveller's own name; another is added here. */
export function WithdrawAccounts({ accounts, owner, chosen, error, onChoose, onAdd }: Props) {
  return (
    <fieldset className="withdraw-accounts">
      <legend>به کدام حساب؟</legend>
      {accounts.map(({ id, words, holderName }) => (
        <div className="withdraw-option" key={id}>
          <Radio
            name="bankDetailId"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            aria-invalid={error !== undefined || undefined}
          >
            <span>
              <b>{words}</b>
              <small>{holderName}</small>
            </span>
          </Radio>
        </div>
      ))}
      <p className="withdraw-words">
        تنها به حساب خودتان، به نام {owner.firstNameFarsi} {owner.lastNameFarsi}، واریز می‌شود و نام را از بانک
        می‌پرسیم.
      </p>
      {error && (
        <p className="field-words" data-tone="bad" role="alert">
          {error}
        </p>
      )}
      <Button
        kind="tonal"
        icon="plus-bold"
        aria-invalid={(error !== undefined && accounts.length === 0) || undefined}
        onClick={onAdd}
      >
        افزودن حساب بانکی
      </Button>
    </fieldset>
  )
}
