import { useState } from 'react'
import { Row, Specimen } from '#web/styleguide/specimen.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Check } from '#web/ui/fields/check.tsx'
import { Chip } from '#web/ui/fields/chip.tsx'
import { IconButton } from '#web/ui/fields/icon-button.tsx'
import { Radio } from '#web/ui/fields/radio.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

export function Controls() {
  return (
    <>
      <Buttons />
      <ChipsAndTags />
      <Choices />
      <Tabs />
      <Range />
    </>
  )
}

function Buttons() {
  return (
    <Specimen name="دکمه" wide>
      <Row>
        <Button kind="commit" icon="magnifying-glass-bold">
          جستجوی پرواز
        </Button>
        <Button>ادامه</Button>
        <Button kind="tonal">انتخاب پرواز</Button>
        <Button kind="line">انصراف</Button>
        <Button kind="ghost">ویرایش</Button>
        <Button kind="bad">
          ثبت استرداد، با جریمهٔ <bdi dir="ltr">3,816,000</bdi>
        </Button>
      </Row>
      <Row>
        <Button busy="در حال ارسال…">ارسال</Button>
        <Button disabled>اول قیمت جدید را بپذیرید</Button>
        <Button size="small" kind="tonal">
          کوچک
        </Button>
        <Button size="large" kind="line">
          بزرگ
        </Button>
        <IconButton icon="x-bold" label="بستن" />
        <IconButton icon="printer-bold" label="چاپ" outlined />
      </Row>
    </Specimen>
  )
}

function ChipsAndTags() {
  const [on, setOn] = useState(true)
  return (
    <Specimen name="برچسب و تراشه">
      <Row>
        <Tag tone="line">سیستمی</Tag>
        <Tag tone="warn">چارتری</Tag>
        <Tag tone="good" icon="seal-check-fill">
          ارزان‌ترین
        </Tag>
        <Tag tone="primary">۲۲ روز دیگر</Tag>
        <Tag tone="bad">۳ مورد</Tag>
        <Tag>تکمیل شد</Tag>
      </Row>
      <Row>
        <Chip>مستقیم</Chip>
        <Chip on={on} onClick={() => setOn(!on)}>
          صبح
        </Chip>
        <Chip icon="clock-counter-clockwise">تهران، کیش</Chip>
      </Row>
    </Specimen>
  )
}

function Choices() {
  return (
    <Specimen name="انتخاب‌گر">
      <Radio name="stops" defaultChecked end="2,890,000">
        مستقیم
      </Radio>
      <Radio name="stops" end="3,940,000">
        یک توقف
      </Radio>
      <Check defaultChecked end="۵ پرواز">
        آسمان
      </Check>
      <Check end="۶ پرواز">ماهان</Check>
      <Check disabled>وارش</Check>
      <Switch defaultChecked>فقط بلیت‌های موجود</Switch>
      <Switch>نمایش بلیت‌های تکراری</Switch>
    </Specimen>
  )
}

const trips = [
  { value: 'round', words: 'رفت‌وبرگشت' },
  { value: 'one', words: 'یک‌طرفه' },
  { value: 'many', words: 'چندمسیره', disabled: true },
] as const

function Tabs() {
  const [trip, setTrip] = useState<(typeof trips)[number]['value']>('one')
  return (
    <Specimen name="زبانه">
      <Segmented label="نوع سفر" options={trips} value={trip} onChange={setTrip} />
    </Specimen>
  )
}

const bars = [3, 6, 11, 16, 20, 14, 17, 10, 8, 5, 6, 3, 2, 1]

function Range() {
  const [range, setRange] = useState<readonly [number, number]>([2890, 4200])
  return (
    <Specimen name="بازهٔ قیمت">
      <Slider
        label="قیمت"
        min={2890}
        max={5690}
        step={10}
        value={range}
        onChange={setRange}
        bars={bars}
        inWords={(thousands) => `${thousands.toLocaleString('en-US')},000 تومان`}
      />
    </Specimen>
  )
}
