import { useState } from 'react'
import { Specimen } from '#web/styleguide/specimen.tsx'
import { WeekStrip } from '#web/ui/calendar/week-strip.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { BaggageTiles } from '#web/ui/flight/baggage-tiles.tsx'
import type { FlightCardProps } from '#web/ui/flight/flight-card.tsx'
import { FlightCard } from '#web/ui/flight/flight-card.tsx'
import { FlightCardSkeleton } from '#web/ui/flight/flight-card-skeleton.tsx'
import { PenaltyClock } from '#web/ui/flight/penalty-clock.tsx'
import { RouteTimeline } from '#web/ui/flight/route-timeline.tsx'
import { Ticket } from '#web/ui/flight/ticket.tsx'
import { Note } from '#web/ui/states/note.tsx'

const aseman = { iata: 'EP', name: 'آسمان', colours: ['#7A1F3D', '#C9506E'] } as const
const mahan = { iata: 'W5', name: 'ماهان', colours: ['#0F6B4A', '#39B27E'] } as const
const kish = { iata: 'Y9', name: 'کیش‌ایر', colours: ['#A3560F', '#F0A950'] } as const

const tehran = { time: '۰۶:۱۵', city: 'تهران', code: 'THR' }
const mashhad = { time: '۰۷:۴۰', city: 'مشهد', code: 'MHD' }
const usual = {
  departure: tehran,
  arrival: mashhad,
  duration: '۱ ساعت و ۲۵ دقیقه',
  charter: false,
  refund: {
    words: 'اگر پس بدهید 2,023,000 برمی‌گردد',
    inShort: 'برگشتی 2,023,000',
    icon: 'arrow-u-up-left-bold',
    tone: 'good',
  },
  baggage: '۲۰ کیلو',
} as const

export function FlightCards() {
  const [open, setOpen] = useState('W5 1041')
  const toggle = (number: string) => ({
    open: open === number,
    onToggle: () => setOpen(open === number ? '' : number),
    choose: <Button kind={open === number ? 'primary' : 'tonal'}>انتخاب پرواز</Button>,
  })
  return (
    <Specimen name="کارت پرواز" wide>
      <div className="specimen-grid">
        <FlightCard
          {...usual}
          {...toggle('EP 3741')}
          airline={aseman}
          flightNumber="EP 3741"
          price="2,890,000"
          seats={4}
          best={{ words: 'ارزان‌ترین', icon: 'seal-check-fill' }}
        >
          <Details />
        </FlightCard>
        <FlightCard
          {...usual}
          {...toggle('W5 1041')}
          airline={mahan}
          flightNumber="W5 1041"
          price="3,180,000"
          seats={12}
          best={{ words: 'سریع‌ترین', icon: 'lightning-fill' }}
        >
          <Details />
        </FlightCard>
        <FlightCard
          {...usual}
          {...toggle('Y9 7062')}
          airline={kish}
          flightNumber="Y9 7062"
          price="3,240,000"
          oldPrice="3,610,000"
          seats={7}
          charter
          arrival={{ ...mashhad, daysLater: 1 }}
          stops={['اصفهان']}
        >
          <Details />
        </FlightCard>
        <SoldOutCard {...toggle('EP 1')} />
        <FlightCardSkeleton />
      </div>
    </Specimen>
  )
}

function SoldOutCard(acts: Pick<FlightCardProps, 'open' | 'onToggle' | 'choose'>) {
  return (
    <FlightCard {...usual} {...acts} airline={aseman} flightNumber="EP 1" price="3,060,000" seats={0} soldOut>
      <Details />
    </FlightCard>
  )
}

function Details() {
  return (
    <>
      <div>
        <h4>مسیر</h4>
        <RouteTimeline
          legs={[
            {
              from: {
                time: '۰۸:۳۰',
                place: 'تهران، مهرآباد',
                code: 'THR',
                detail: 'پنجشنبه ۱۲ آذر · پایانهٔ ۲',
              },
              way: '۱ ساعت و ۲۰ دقیقه · ایرباس A310 · کلاس نرخی Y',
              to: { time: '۰۹:۵۰', place: 'مشهد، هاشمی‌نژاد', code: 'MHD', detail: 'پنجشنبه ۱۲ آذر' },
            },
          ]}
        />
        <h4>بار مجاز</h4>
        <BaggageTiles checked="۲۰ کیلو" cabin="۵ کیلو" infant="۱۰ کیلو" />
      </div>
      <div>
        <h4>
          جریمهٔ استرداد <small>برای هر نفر، تومان</small>
        </h4>
        <PenaltyClock steps={penaltySteps} />
        <Note icon="shield-check-fill">تأخیر یا تعجیل بیش از ۲ ساعت: استرداد بدون جریمه.</Note>
      </div>
    </>
  )
}

const days = [
  ['دوشنبه ۹ آذر', '1,980,000', 0, 53],
  ['سه‌شنبه ۱۰ آذر', '2,450,000', 17, 67],
  ['چهارشنبه ۱۱ آذر', '2,930,000', 35, 87],
  ['پنجشنبه ۱۲ آذر', '2,890,000', 34, 92],
  ['جمعه ۱۳ آذر', '3,260,000', 47, 100],
  ['شنبه ۱۴ آذر', '3,380,000', 52, 82],
  ['یکشنبه ۱۵ آذر', '', 0, 0],
] as const

export function Week() {
  return (
    <Specimen name="نوار هفته" wide>
      <WeekStrip
        previous={{ to: '#previous', price: '2,930,000' }}
        next={{ to: '#next' }}
        days={days.map(([words, price, from, to], index) => ({
          key: words,
          to: `#${index}`,
          words,
          ...(price && { price, range: { from, to } }),
          chosen: index === 3,
          cheapest: index === 0,
        }))}
        words={['ارزان‌ترین هفته: دوشنبه ۹ آذر، 1,980,000 تومان', 'گران‌ترین: جمعه ۱۳ آذر، 4,690,000 تومان']}
      />
    </Specimen>
  )
}

export function TicketSpecimen() {
  return (
    <Ticket
      airline={mahan}
      flightNumber="W5 1041"
      cabin="اکونومی"
      origin={{ city: 'تهران', code: 'THR', time: '۰۸:۳۰', place: 'مهرآباد، پایانهٔ ۲' }}
      destination={{ city: 'مشهد', code: 'MHD', time: '۰۹:۵۰', place: 'هاشمی‌نژاد' }}
      way={['۱ ساعت و ۲۰ دقیقه', 'مستقیم']}
      facts={[
        { label: 'تاریخ', value: 'پنجشنبه ۱۲ آذر ۱۴۰۵', detail: '۳ دسامبر ۲۰۲۶' },
        { label: 'حضور در فرودگاه', value: '۰۷:۰۰', detail: 'دست‌کم ۹۰ دقیقه پیش از پرواز' },
        { label: 'بار مجاز', value: '۲۰ کیلو', detail: 'و ۵ کیلو داخل کابین' },
        { label: 'نوع بلیت', value: 'سیستمی', detail: 'قابل استرداد' },
      ]}
      people={[
        { name: 'نگار رستمی', latinName: 'NEGAR ROSTAMI', ticketNumber: '537 2401736652' },
        { name: 'امیر رستمی', latinName: 'AMIR ROSTAMI', ticketNumber: '537 2401736653' },
      ]}
      pnr="K7QX2M"
    />
  )
}

const noons = ['2026-11-30T08:30:00Z', '2026-12-01T08:30:00Z', '2026-12-02T08:30:00Z']
const penaltySteps = [
  [30, 9_540_000],
  [60, 19_080_000],
  [70, 22_260_000],
  [100, 31_800_000],
].map(([percent = 0, penalty = 0], index) => ({
  from: noons[index - 1] ?? null,
  until: noons[index] ?? null,
  percent,
  penalty,
  refund: 31_800_000 - penalty,
  state: index === 0 ? ('now' as const) : ('ahead' as const),
}))
