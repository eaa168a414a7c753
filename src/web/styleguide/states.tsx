import { useState } from 'react'
import { Scene } from '#web/art/scene.tsx'
import { Shamseh } from '#web/art/shamseh.tsx'
import { Row, Specimen } from '#web/styleguide/specimen.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { useToast } from '#web/ui/dialogs/toast.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { OldPrice, Price } from '#web/ui/flight/price.tsx'
import { Countdown } from '#web/ui/states/countdown.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { HoldCountdown } from '#web/ui/states/hold-countdown.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { Steps } from '#web/ui/states/steps.tsx'

export function Messages() {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Specimen name="یادداشت">
        <div className="specimen-grid">
          <Note action={<Button size="small">جستجوی دوباره</Button>} icon="clock-countdown-duotone">
            نتایج ۱۲ دقیقه پیش به‌روز شده‌اند و ممکن است قدیمی باشند.
          </Note>
          <Note tone="warn">ایرلاین قیمت این پرواز را تغییر داد. صندلی شما محفوظ است.</Note>
          <Note tone="bad">پرداخت ناموفق بود. اگر مبلغی کم شده، حداکثر تا ۷۲ ساعت برمی‌گردد.</Note>
          <Note tone="good">بلیت شما صادر شد</Note>
        </div>
      </Specimen>
      <Specimen name="پیام گذرا و پنجره">
        <Row>
          <Button kind="line" onClick={() => toast('کد تخفیف اعمال شد')}>
            پیام گذرا
          </Button>
          <Button kind="line" onClick={() => setOpen(true)}>
            پنجره
          </Button>
        </Row>
        <Modal open={open} onClose={() => setOpen(false)} title="زمان نگه‌داری تمام شد">
          <p>زمان نگه‌داری این قیمت تمام شد. قیمت تازه را ببینید.</p>
          <Row>
            <Button onClick={() => setOpen(false)}>جستجوی دوباره</Button>
          </Row>
        </Modal>
      </Specimen>
    </>
  )
}

export function Progress({ now }: { now: string }) {
  const start = Date.parse(now)
  const after = (seconds: number) => new Date(start + seconds * 1000).toISOString()
  return (
    <>
      <Specimen name="گام‌ها و شمارش معکوس" wide>
        <Steps names={['انتخاب پرواز', 'مشخصات مسافران', 'تأیید و پرداخت', 'صدور بلیت']} current={2} />
        <Row>
          <HoldCountdown until={after(582)} totalSeconds={900} held="قیمت و صندلی" />
          <Countdown until={after(58)} totalSeconds={900} />
        </Row>
      </Specimen>
      <Specimen name="قیمت">
        <Row>
          <Price amount="2,890,000" />
          <Price amount="147,800,000" unit="ریال" />
          <Price from amount="1,980,000" />
          <OldPrice amount="3,610,000" />
          <Price tone="saving" amount="−500,000" />
          <Price tone="increase" amount="+580,000" />
          <Price tone="penalty" amount="−3,816,000" />
        </Row>
      </Specimen>
      <Specimen name="شمسه">
        <div style={{ inlineSize: '132px', blockSize: '132px', color: 'var(--good)' }}>
          <Shamseh />
        </div>
      </Specimen>
    </>
  )
}

export function Emptiness() {
  return (
    <>
      <Specimen name="خالی" wide>
        <EmptyState
          title="برای این روز پروازی نیست"
          alternatives={[
            { to: '#a', how: 'یک روز زودتر', words: 'پنجشنبه ۱۲ آذر', fromPrice: '2,740,000' },
            {
              to: '#b',
              how: 'دو روز دیرتر',
              words: 'یکشنبه ۱۵ آذر',
              fromPrice: '2,410,000',
              best: 'ارزان‌تر',
            },
          ]}
          actions={<Button kind="line">پاک کردن فیلترها</Button>}
        >
          جمعه ۱۳ آذر از یزد به تبریز پروازی ثبت نشده. این‌ها نزدیک‌ترین گزینه‌ها هستند:
        </EmptyState>
      </Specimen>
      <Specimen name="خطا">
        <ErrorState retry="جستجوی دوباره" onRetry={() => undefined} />
      </Specimen>
    </>
  )
}

const cities = [
  'MHD',
  'KIH',
  'SYZ',
  'IFN',
  'AZD',
  'IST',
  'DXB',
  'THR',
  'TBZ',
  'AWZ',
  'RAS',
  'BND',
  'KER',
  'ADU',
] as const

export function Scenes() {
  return (
    <Specimen name="پنجره‌های شهر" wide>
      <div className="swatches">
        {cities.map((code) => (
          <figure key={code}>
            <Scene cityCode={code} arched alt={code} />
          </figure>
        ))}
      </div>
    </Specimen>
  )
}
