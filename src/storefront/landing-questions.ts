import { persianDigits } from '#money/digits.ts'
import { isPriceKnown, type LandingFacts } from '#storefront/landing-facts.ts'
import { airlinesSentence, priceSentence, timeSentence, weekdaySentence } from '#storefront/landing-words.ts'
import type { LandingContent } from '#storefront/responses.ts'

type Question = LandingContent['questions'][number]

/** Answered from the facts and §1, §9. */
export function questionsOf(facts: LandingFacts, isDomestic: boolean): readonly Question[] {
  const { city } = facts
  const service = serviceView(facts)
  return [
    asked(`ارزان‌ترین بلیت ${city.name} چند است؟`, isPriceKnown(facts) ? priceSentence(facts) : undefined),
    asked(`چه روزی پرواز به ${city.name} ارزان‌تر است؟`, weekdaySentence(facts)),
    asked(`پرواز به ${city.name} چقدر طول می‌کشد؟`, service && timeSentence(facts, service)),
    asked(`کدام ایرلاین‌ها به ${city.name} پرواز دارند؟`, airlinesSentence(facts)),
    ...(isDomestic ? domestic : international),
    asked(
      'اگر نتوانم بروم، پولم برمی‌گردد؟',
      'بلیت را از «سفرهای من» پس می‌دهید و پیش از ثبت، جریمه و مبلغ برگشتی را می‌بینید. اگر پرواز بیش از ۲ ساعت دیر یا زود شود، استرداد جریمه ندارد.',
    ),
    asked(
      `بلیت ${city.name} را از چند وقت پیش می‌شود خرید؟`,
      `تا ${persianDigits(365)} روز پیش از پرواز. هر کلاس نرخی که پر شود، کلاس بعدی گران‌تر است.`,
    ),
  ].flat()
}

const domestic = [
  asked(
    'چند ساعت پیش از پرواز باید در فرودگاه باشم؟',
    'برای بلیت سیستمی دست‌کم ۱ ساعت و برای بلیت چارتری دست‌کم یک ساعت و نیم پیش از پرواز.',
  ),
  asked(
    'چه مدرکی لازم است؟',
    'اصل کارت ملی، شناسنامه یا گذرنامهٔ معتبر هر مسافر؛ کودک و نوزاد هم مدرک می‌خواهند.',
  ),
].flat()

const international = [
  asked('چند ساعت پیش از پرواز باید در فرودگاه باشم؟', 'دست‌کم ۳ ساعت پیش از پرواز.'),
  asked(
    'گذرنامه باید چقدر اعتبار داشته باشد؟',
    'دست‌کم ۶ ماه؛ هنگام خرید، اعتبار گذرنامهٔ هر مسافر را می‌سنجیم و اگر کم باشد همان‌جا می‌گوییم.',
  ),
].flat()

export function serviceView({
  services,
  flights,
}: LandingFacts): LandingFacts['services'][number] | undefined {
  return services.find(({ origin }) => origin === flights.from.origin) ?? services[0]
}

function asked(question: string, answer: string | undefined): readonly Question[] {
  return answer === undefined ? [] : [{ question, answer }]
}
