import { useState } from 'react'
import type { RateOnPage } from '#desk/web/close/close-page.server.ts'
import { RateForm } from '#desk/web/close/rate-form.tsx'
import { UploadForm } from '#desk/web/close/upload-form.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import type { Option } from '#web/ui/fields/select-field.tsx'

interface Props {
  /** Jalali, as it is typed */
  readonly today: string
  /** those that tell their settlements by a file */
  readonly gateways: readonly Option[]
  readonly rates: readonly RateOnPage[]
}

const titles = {
  settlements: 'فایل تسویهٔ درگاه',
  transfers: 'صورت‌حساب بانک',
  rate: 'نرخ ارز تازه',
} as const
type Opened = keyof typeof titles

/** What is entered in the day's close; whoever may not work there sees none of it. */
export function CloseActions({ today, gateways, rates }: Props) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  if (!useMay('close.work')) return null
  return (
    <>
      <Button onClick={() => setOpened('settlements')}>{titles.settlements}</Button>
      <Button kind="tonal" onClick={() => setOpened('transfers')}>
        {titles.transfers}
      </Button>
      <Button kind="line" onClick={() => setOpened('rate')}>
        {titles.rate}
      </Button>
      <Modal open={opened !== undefined} onClose={close} title={titles[opened ?? 'rate']}>
        {opened === 'rate' && <RateForm today={today} rates={rates} onDone={close} />}
        {(opened === 'settlements' || opened === 'transfers') && (
          <UploadForm what={opened} today={today} gateways={gateways} onDone={close} />
        )}
      </Modal>
    </>
  )
}
