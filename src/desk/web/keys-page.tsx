import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { entranceCalls } from '#desk/entrance-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { makePasskey } from '#web/passkeys/make-passkey.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import type { Route } from './+types/keys-page'

export { loader } from './keys-page.server.ts'

export default function KeysPage({ loaderData: { keys } }: Route.ComponentProps) {
  const { isBusy, faults, begin, say } = useAction()
  const { revalidate } = useRevalidator()
  async function add() {
    const { challengeId, options } = await askDesk<typeof entranceCalls.offerKey>(
      'POST /api/desk/keys/offer',
      {},
    )
    const response = await makePasskey(options)
    if (typeof response === 'string') return say({ '': outcomes[response] })
    await askDesk<typeof entranceCalls.addKey>('POST /api/desk/keys', {
      body: { challengeId, response: { ...response } },
    })
    await revalidate()
  }
  async function remove(id: string) {
    await askDesk<typeof entranceCalls.removeKey>('DELETE /api/desk/keys/{id}', { params: { id } })
    await revalidate()
  }
  return (
    <DeskPage
      title="کلیدهای من"
      sub="روی دو دستگاه کلید داشته باشید تا اگر یکی گم شد بیرون نمانید"
      actions={
        <Button busy={isBusy && 'در حال انجام…'} onClick={() => void begin(add)}>
          ساخت کلید تازه
        </Button>
      }
    >
      <RefusalNote says={faults['']} />
      <DeskTable
        caption="کلیدهای من"
        head={['دستگاه', 'ساخته شد', 'آخرین ورود', 'کار']}
        empty="کلیدی ندارید."
        rows={keys.map(({ id, name, made, used }) => ({
          key: id,
          cells: [
            name,
            made,
            used,
            <div key="actions" className="desk-row-actions">
              <Button kind="ghost" size="small" onClick={() => void begin(() => remove(id))}>
                برداشتن
              </Button>
            </div>,
          ],
        }))}
      />
    </DeskPage>
  )
}

const outcomes = {
  'turned away': 'کلیدی ساخته نشد؛ دوباره بزنید.',
  'made before': 'این دستگاه از پیش کلید شما را دارد.',
} as const
