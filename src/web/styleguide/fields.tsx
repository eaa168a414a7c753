import { useState } from 'react'
import { Row, Specimen } from '#web/styleguide/specimen.tsx'
import { SelectDate } from '#web/ui/calendar/select-date.tsx'
import { CodeBoxes } from '#web/ui/fields/code-boxes.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

export function Fields() {
  return (
    <Specimen name="فیلد" wide>
      <div className="specimen-grid" data-columns="">
        <TextField label="نام" hint="همان‌طور که در کارت ملی آمده" defaultValue="نگار" />
        <TextField label="نام خانوادگی" placeholder="مثل رستمی" />
        <TextField label="نام لاتین" ltr defaultValue="Negar1" error="فقط حروف لاتین؛ مثل AMIR" />
        <TextField label="شمارهٔ گذرنامه" ltr defaultValue="K45128903" confirmed="از گذرنامه خوانده شد" />
        <TextField
          label="ایمیل"
          ltr
          type="email"
          icon="envelope-simple-duotone"
          placeholder="name@example.com"
        />
        <TextField label="کد ملی" ltr disabled defaultValue="0012345679" />
        <SelectField
          label="جنسیت"
          options={[
            { value: 'male', label: 'مرد' },
            { value: 'female', label: 'زن' },
          ]}
        />
        <BirthDate />
        <Code />
        <Code error="کد درست نیست؛ دوباره نگاه کنید." />
      </div>
      <Row>{null}</Row>
    </Specimen>
  )
}

function BirthDate() {
  const [value, setValue] = useState({ day: '24', month: '5', year: '' })
  return (
    <SelectDate
      label="تاریخ تولد"
      name="birth"
      value={value}
      onChange={setValue}
      years={{ from: 1405, to: 1300 }}
      error={value.year ? undefined : 'سال تولد را انتخاب کنید.'}
    />
  )
}

function Code({ error }: { error?: string }) {
  const [code, setCode] = useState('48')
  return <CodeBoxes label="کد پیامک‌شده" length={4} value={code} onChange={setCode} error={error} />
}
