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

export interface RefundChoice extends Pick<Refundable, 'items' | 'holders'> {
  readonly faultWords: Readonly<Record<string, string>>
}

/** `preferred` is the saved account used by default. Faults appear on blur and submit, and clear on change. */
export function useRefundForm({ items, holders, faultWords }: RefundChoice, preferred = '') {
  const open = items.filter(({ allowed }) => allowed)
  const [chosen, setChosen] = useState<readonly RefundableItem[]>(open.length === 1 ? open : [])
  const [form, setForm] = useState<RequestForm>({ ...empty, savedAccountId: preferred })
  const [faults, setFaults] = useState<RefundFaults>({})

  function forgive(field: string): void {
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)))
  }
  return {
    // new steps come with new amounts for the same tickets
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
    /** with items that must go together */
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

/** Loaded lazily: it contains all banks. */
function formRules() {
  return import('#refunds/request-form.ts')
}

export type RefundFormState = ReturnType<typeof useRefundForm>
