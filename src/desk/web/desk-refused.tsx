import './desk-refused.css'

const failed = ['این صفحه باز نشد', 'خبرش به ما رسید. کمی بعد دوباره باز کنید.'] as const

const words: Readonly<Record<number, readonly [string, string]>> = {
  403: ['این صفحه برای شما باز نیست', 'نقش شما یا شبکه‌ای که از آن آمده‌اید اجازهٔ دیدن این صفحه را ندارد.'],
  404: ['چنین صفحه‌ای در میز نیست', 'نشانی را بررسی کنید یا از فهرست کنار صفحه بروید.'],
}

/** What the desk refuses, or does not have. */
export default function DeskRefused({ status }: { readonly status: number }) {
  const [title, sentence] = words[status] ?? failed
  return (
    <main className="desk-refused" id="content" tabIndex={-1}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{sentence}</p>
      <a className="button" data-kind="line" href="/desk">
        برگشت به میز
      </a>
    </main>
  )
}
