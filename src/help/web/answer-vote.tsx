import { useState } from 'react'
import { Link } from 'react-router'
import type { feedbackCalls } from '#help/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { Button } from '#web/ui/fields/button.tsx'

/** Stays the same question for whoever changes his mind: the last one counts. */
export function AnswerVote({ slug }: { readonly slug: string }) {
  const [said, setSaid] = useState<'yes' | 'no'>()
  const [declined, setDeclined] = useState<string>()
  async function vote(isYes: boolean) {
    setDeclined(undefined)
    try {
      await ask<typeof feedbackCalls.vote>('POST /api/help/Answer/Vote', { body: { slug, isYes } })
      setSaid(isYes ? 'yes' : 'no')
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setDeclined(error.message)
    }
  }
  return (
    <div className="answer-vote" role="group" aria-label="آیا این پاسخ به کارتان آمد؟">
      <span aria-hidden="true">آیا این پاسخ به کارتان آمد؟</span>
      <Button kind="line" size="small" aria-pressed={said === 'yes'} onClick={() => void vote(true)}>
        بله
      </Button>
      <Button kind="line" size="small" aria-pressed={said === 'no'} onClick={() => void vote(false)}>
        نه
      </Button>
      <p role="status">
        {declined ?? (said === 'yes' && 'ممنون؛ ثبت شد.')}
        {said === 'no' && (
          <>
            ثبت شد؛ این پاسخ را بهتر می‌نویسیم. <Link to="/contact-us#write">از ما بپرسید</Link>
          </>
        )}
      </p>
    </div>
  )
}
