import { useState } from 'react'
import type { RequestField, RequestForm } from '#refunds/request-form.ts'
import type { Refundable, RefundableItem } from '#refunds/responses.ts'
import { isSameItem } from '#refunds/same-item.ts'

const empty: RequestForm = {
  reasonId: undefined,
  destination: 'wallet',
  iban: '',
  cardNumber: '',
  bankAccountNumber: '',
  holderName: '',
  savedAccountId: '',
  agreement: false,
}

export type RefundFaults = Readonly<Partial<Record<RequestField | 'items', string>>>

/** What may be given back, and how its product says what is wrong. */
export interface RefundChoice extends Pick<Refundable, 'items' | 'holders'> {
  readonly faultWords: Readonly<Record<string, string>>
}

/** Which tickets or rooms, and the form around them; `preferred` is the bank account that was kept for it. Faults show on leaving a field and on sending, and go with the next change. */
export function useRefundForm({ items, holders, faultWords }: RefundChoice, preferred = '') {
  const open = items.filter(({ allowed }) => allowed)
  const [chosen, setChosen] = useState<readonly RefundableItem[]>(open.length === 1 ? open : [])
  const [form, setForm] = useState<RequestForm>({ ...empty, savedAccountId: preferred })
  const [faults, setFaults] = useState<RefundFaults>({})

  function forgive(field: string): void {
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)))
  }
  return {
    // after a step of time the page has newer amounts for the same tickets
    chosen: items.filter(
      (item) => item.state === 'refundable' && chosen.some((one) => isSameItem(one, item)),
    ),
    form,
    faults,
    setFaults,
    async faultsNow(): Promise<RefundFaults> {
      const [{ requestFaults }, { selectionFault, selectionText }] = await Promise.all([
        formRules(),
        import('#refunds/selection.ts'),
      ])
      const fault = selectionFault(items, chosen)
      return {
        ...(fault === undefined ? {} : { items: selectionText(fault, faultWords) }),
        ...requestFaults(form, holders),
      }
    },
    /** with all that it can only go with */
    toggle(item: RefundableItem, isOn: boolean) {
      const moved = items.filter((one) => isSameItem(one, item) || goTogether(one, item))
      const others = chosen.filter((one) => !moved.some((each) => isSameItem(one, each)))
      setChosen(isOn ? [...others, ...moved] : others)
      forgive('items')
    },
    change(part: Partial<RequestForm>) {
      setForm({ ...form, ...part })
      for (const field of Object.keys(part)) forgive(field)
    },
    /** on leaving a field: what is wrong with it, if it was filled in */
    async look(field: RequestField) {
      if (form[field] === '') return
      const { requestFaults } = await formRules()
      setFaults((before) => ({ ...before, [field]: requestFaults(form, holders)[field] }))
    },
  }
}

function goTogether(one: RefundableItem, item: RefundableItem): boolean {
  return item.together !== null && one.together === item.together && one.state === 'refundable'
}

/** The rules know every bank; they come when something is filled in. */
function formRules() {
  return import('#refunds/request-form.ts')
}

export type RefundFormState = ReturnType<typeof useRefundForm>
