import { useRef, useState } from 'react'
import { agreedPath, lawPaths } from '#law/law-text.ts'
import type { OrderDetails } from '#orders/responses.ts'

export function useTerms() {
  const ref = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  function isAgreed(): boolean {
    const agreed = ref.current?.checked === true
    setMissing(!agreed)
    if (!agreed) ref.current?.focus()
    return agreed
  }
  return { ref, isMissing, isAgreed, forgive: () => setMissing(false) }
}

type Props = Omit<ReturnType<typeof useTerms>, 'isAgreed'> & {
  readonly edition: OrderDetails['terms']
  readonly onRead: () => void
}

export function TermsCheck({ ref, isMissing, forgive, edition, onRead }: Props) {
  return (
    <div className="confirm-terms">
      <div>
        <input
          ref={ref}
          id="terms"
          type="checkbox"
          className="check"
          aria-labelledby="terms-words"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'terms-fault' : undefined}
          onChange={forgive}
        />
        <p id="terms-words">
          <button type="button" aria-haspopup="dialog" onClick={onRead}>
            قوانین خرید و شرایط استرداد
          </button>{' '}
          و{' '}
          <a
            href={edition === null ? lawPaths.terms : agreedPath('terms', edition)}
            target="_blank"
            rel="noreferrer"
          >
            شرایط و مقررات
          </a>{' '}
          <label htmlFor="terms">را خوانده‌ام و می‌پذیرم</label>
        </p>
      </div>
      {isMissing && (
        <p id="terms-fault" className="field-words" data-tone="bad" role="alert">
          پیش از پرداخت، قوانین خرید، شرایط استرداد و شرایط و مقررات را بپذیرید.
        </p>
      )}
    </div>
  )
}
