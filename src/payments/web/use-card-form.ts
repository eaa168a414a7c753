import { useEffect, useState } from 'react'

interface CardForm {
  readonly script: string
  /** the hash that the gateway gave for its script */
  readonly integrity: string | undefined
}

export type CardFormState = 'loading' | 'ready' | 'failed'

/** Brings the gateway's script, which makes a card form of `form.paymentWidgets`; once for this page. */
export function useCardForm({ script, integrity }: CardForm): CardFormState {
  const [state, setState] = useState<CardFormState>('loading')
  useEffect(() => {
    const element = document.createElement('script')
    element.src = script
    element.async = true
    element.crossOrigin = 'anonymous'
    if (integrity !== undefined) element.integrity = integrity
    element.addEventListener('load', () => setState('ready'))
    element.addEventListener('error', () => setState('failed'))
    // the whole page goes to the bank, not a frame of it
    Object.assign(window, { wpwlOptions: { style: 'plain', paymentTarget: '_top' } })
    document.head.append(element)
    return () => element.remove()
  }, [script, integrity])
  return state
}
