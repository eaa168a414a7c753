import { useEffect, useState } from 'react'

interface CardForm {
  readonly script: string
  /** the hash that the gateway gave for its script */
  readonly integrity: string | undefined
}

export type CardFormState = 'loading' | 'ready' | 'failed'

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
    // open the bank in the whole tab
    Object.assign(window, { wpwlOptions: { style: 'plain', paymentTarget: '_top' } })
    document.head.append(element)
    return () => element.remove()
  }, [script, integrity])
  return state
}
