import type { HelpQuestion } from '#help/question.ts'
import { AnswerList } from '#help/web/answer-list.tsx'

interface Props {
  readonly typed: string
  readonly near: readonly HelpQuestion[]
}

export function NothingFound({ typed, near }: Props) {
  return (
    <section className="help-topic" aria-labelledby="nothing-title">
      <h2 id="nothing-title">برای «{typed}» پاسخی ننوشته‌ایم</h2>
      <p className="help-none">
        با واژه‌های دیگری بپرسید، یا همین پرسش را از ما بپرسید؛ راه‌هایش پایین همین صفحه است. جستجوهای بی‌پاسخ
        بی‌نام شمرده می‌شوند تا پاسخ پرتکرارها را بنویسیم.
      </p>
      {near.length > 0 && (
        <>
          <h3>نزدیک‌ترین‌ها</h3>
          <AnswerList questions={near} />
        </>
      )}
    </section>
  )
}
