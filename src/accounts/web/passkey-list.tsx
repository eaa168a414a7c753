import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import type { passkeyCalls } from '#accounts/passkey-calls.ts'
import type { PasskeyView } from '#accounts/web/auth-data-page.server.ts'
import { ConfirmDialog } from '#accounts/web/confirm-dialog.tsx'
import { addPasskey, alreadyMade, offerPasskey } from '#accounts/web/passkey-making.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import { ask } from '#web/api.ts'
import { makesPasskeys } from '#web/passkeys/make-passkey.ts'
import { useToast } from '#web/ui/dialogs/toast.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

const PasskeyName = lazy(() => import('#accounts/web/passkey-name.tsx'))

export function PasskeyList({ passkeys }: { readonly passkeys: readonly PasskeyView[] }) {
  const making = usePasskeyMaking()
  return (
    <section className="card auth-part" aria-labelledby="auth-passkeys">
      <header>
        <h2 id="auth-passkeys">کلیدهای عبور</h2>
        <p>به‌جای کد و رمز، با اثر انگشت، چهره یا قفل دستگاه وارد می‌شوید. خود کلید هیچ‌گاه به ما نمی‌رسد.</p>
      </header>
      {passkeys.length > 0 && (
        <ul className="auth-rows">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <RefusalNote says={making.fault} />
      <div className="auth-acts">
        {making.isPossible ? (
          <Button
            kind="tonal"
            icon="fingerprint-duotone"
            busy={making.isBusy && 'منتظر قفل دستگاه…'}
            onClick={making.begin}
          >
            ساختن کلید عبور در این دستگاه
          </Button>
        ) : (
          <p className="auth-none">این مرورگر کلید عبور نمی‌سازد؛ با مرورگری تازه‌تر باز کنید.</p>
        )}
      </div>
      {making.stepUpDialog}
    </section>
  )
}

function usePasskeyMaking() {
  const [said, setSaid] = useState<string>()
  const action = useAction()
  const { proven, stepUpDialog } = useStepUp()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  // the server cannot know: it renders for a browser that can
  const isPossible = useSyncExternalStore(never, makesPasskeys, () => true)
  async function make() {
    setSaid(undefined)
    const outcome = await addPasskey(await proven(offerPasskey))
    if (outcome === 'made before') return setSaid(alreadyMade)
    if (outcome === 'turned away') return setSaid('کلید عبور ساخته نشد؛ هر وقت خواستید دوباره بزنید.')
    await revalidate()
    return toast('کلید عبور ساخته شد')
  }
  return {
    isPossible,
    isBusy: action.isBusy,
    fault: said ?? action.faults[''],
    begin: () => void action.begin(make),
    stepUpDialog,
  }
}

function never() {
  return () => undefined
}

function PasskeyRow({ passkey }: { readonly passkey: PasskeyView }) {
  const { id, name, isSynced, made, used } = passkey
  const [asked, setAsked] = useState<'name' | 'remove'>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const close = () => setAsked(undefined)
  async function remove() {
    await ask<typeof passkeyCalls.removePasskey>('DELETE /accounts/passkeys/{id}', { params: { id } })
    await revalidate()
    toast('کلید عبور حذف شد')
  }
  return (
    <li>
      <span className="auth-sign">
        <Icon name="fingerprint-duotone" size="medium" />
      </span>
      <div className="auth-words">
        <h3>
          {name} {isSynced && <Tag>همگام‌شده</Tag>}
        </h3>
        <p>
          ساخته‌شده: {made}
          {used === undefined ? '، هنوز به کار نرفته' : `، آخرین ورود: ${used}`}
        </p>
      </div>
      <div className="auth-actions">
        <Button kind="ghost" size="small" aria-label={`تغییر نام ${name}`} onClick={() => setAsked('name')}>
          تغییر نام
        </Button>
        <Button kind="ghost" size="small" aria-label={`حذف ${name}`} onClick={() => setAsked('remove')}>
          حذف
        </Button>
      </div>
      <Suspense fallback={null}>
        {asked === 'name' && <PasskeyName passkey={passkey} onClose={close} />}
      </Suspense>
      {asked === 'remove' && (
        <ConfirmDialog
          title="حذف کلید عبور"
          words={['حذف شود', 'در حال حذف…']}
          action={remove}
          onClose={close}
        >
          «{name}» دیگر این حساب را باز نمی‌کند. اگر دستگاه را گم کرده‌اید، ورودهای بازش را هم ببندید.
        </ConfirmDialog>
      )}
    </li>
  )
}
