import './install-offer.css'
import { useId, useState, useSyncExternalStore } from 'react'
import { useBrand } from '#web/brand/use-brand.tsx'
import {
  askToInstall,
  browserHere,
  declineToInstall,
  installPrompt,
  onInstallPrompt,
} from '#web/install/install-prompt.ts'
import { wayToInstall } from '#web/install/way-to-install.ts'
import { Button } from '#web/ui/fields/button.tsx'

/** For returning visitors; a refusal lasts a month. */
export function InstallOffer() {
  const { name } = useBrand()
  const id = useId()
  const question = useSyncExternalStore(onInstallPrompt, installPrompt)
  const [browser, setBrowser] = useState(browserHere)
  const way = wayToInstall({ ...browser, hasPrompt: question !== undefined })
  if (way === undefined) return null

  function decline() {
    declineToInstall()
    setBrowser((before) => ({ ...before, isDeclined: true }))
  }
  async function ask() {
    if (question === undefined) return
    if (await askToInstall(question))
      setBrowser(browserHere) // the question is spent, and the offer with it
    else decline()
  }
  return (
    <section className="wrap install-offer" aria-labelledby={id}>
      <div className="install-words">
        <h2 id={id}>{`${name} را دم دست بگذارید`}</h2>
        {way === 'prompt' ? (
          <p>مثل یک برنامه باز می‌شود، بدون نوارهای مرورگر، و جای کمی می‌گیرد.</p>
        ) : (
          <ByHand />
        )}
      </div>
      {way === 'prompt' && (
        <Button kind="tonal" onClick={() => void ask()}>
          {`نصب ${name}`}
        </Button>
      )}
      <Button kind="ghost" onClick={decline}>
        {way === 'prompt' ? 'نه، ممنون' : 'فهمیدم'}
      </Button>
    </section>
  )
}

function ByHand() {
  return (
    <ol>
      <li>دکمهٔ «هم‌رسانی» مرورگر را بزنید.</li>
      <li>«افزودن به صفحهٔ اصلی» را انتخاب کنید.</li>
      <li>«افزودن» را بزنید.</li>
    </ol>
  )
}
