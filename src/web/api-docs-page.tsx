import './api-docs/api-docs.css'
import { useEffect, useRef, useState } from 'react'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { useVisitor } from '#web/use-user.tsx'

export default function ApiDocsPage() {
  const { name } = useBrand()
  return (
    <SiteLayout {...useVisitor()}>
      <title>{`API، ${name}`}</title>
      <meta name="description" content={`فراخوانی‌های ${name} با شکل درخواست و پاسخ.`} />
      <meta name="robots" content="noindex" />
      <div className="wrap api-docs">
        <header>
          <h1>API {name}</h1>
          <p>
            هر فراخوانی با شکل درخواست و پاسخ؛ همان شکل‌هایی که سرور با آن‌ها بررسی می‌کند. برای برنامه‌ها:{' '}
            <a className="ltr" href="/openapi.json">
              openapi.json
            </a>
          </p>
        </header>
        <Contract />
      </div>
    </SiteLayout>
  )
}

type State = 'waiting' | 'drawn' | 'failed'

/** The reader is ten times as heavy as the page, so it loads afterwards; without it the link remains. */
function Contract() {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('waiting')
  useEffect(() => {
    let isGone = false
    const tell = (next: State) => {
      if (!isGone) setState(next)
    }
    import('#web/api-docs/reader.ts').then(
      ({ drawContract }) => {
        if (!isGone && place.current) drawContract(place.current, () => tell('drawn'))
      },
      () => tell('failed'),
    )
    return () => {
      isGone = true
    }
  }, [])
  return (
    <>
      {state === 'waiting' && <Waiting />}
      {state === 'failed' && (
        <p role="alert">خواننده بارگذاری نشد. صفحه را دوباره باز کنید یا openapi.json را ببینید.</p>
      )}
      <div ref={place} className="api-docs-reader" lang="en" dir="ltr" />
    </>
  )
}
