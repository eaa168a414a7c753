import type { PassengerForm } from '#passengers/form.ts'

/** «نام، نام خانوادگی، NAME, FAMILY»: real spellings, many not in our tables. */
const men = `
علی رضایی ALI REZAEI; رضا کریمی REZA KARIMI; محمد حسینی MOHAMMAD HOSSEINI; حسین رستمی HOSSEIN ROSTAMI; امیر احمدی AMIR AHMADI;
مهدی موسوی MAHDI MOUSAVI; حسن جعفری HASAN JAAFARI; سعید قاسمی SAEED GHASEMI; محمدرضا نوروزی MOHAMMAD_REZA NOROUZI; داریوش مهرجویی DARIUSH MEHRJUI;
بهروز وثوقی BEHROUZ VOSSOUGHI; اکبر عبدی AKBAR ABDI; پرویز پرستویی PARVIZ PARASTOUI; عزت‌الله انتظامی EZZATOLLAH ENTEZAMI; جمشید مشایخی JAMSHID MASHAYEKHI;
اصغر فرهادی ASGHAR FARHADI; عباس کیارستمی ABBAS KIAROSTAMI; شهاب حسینی SHAHAB HOSSEINI; پیمان معادی PEYMAN MOAADI; نوید محمدزاده NAVID MOHAMMADZADEH;
جواد عزتی JAVAD EZATI; بهرام رادان BAHRAM RADAN; حامد بهداد HAMED BEHDAD; سیامک انصاری SIAMAK ANSARI; رامبد جوان RAMBOD JAVAN;
مهران مدیری MEHRAN MODIRI; مهران غفوریان MEHRAN GHAFOURIAN; رضا عطاران REZA ATTARAN; امیر آقایی AMIR AGHAEE; پارسا پیروزفر PARSA PIROUZFAR;
کریم باقری KARIM BAGHERI; خداداد عزیزی KHODADAD AZIZI; علیرضا بیرانوند ALIREZA BEIRANVAND; سردار آزمون SARDAR AZMOUN; مهدی طارمی MEHDI TAREMI;
وریا غفوری VORIA GHAFOURI; جلال حسینی JALAL HOSSEINI; احسان حاج‌صفی EHSAN HAJSAFI; میلاد محمدی MILAD MOHAMMADI; رامین رضاییان RAMIN REZAEIAN;
سامان قدوس SAMAN GHODDOS; امید ابراهیمی OMID EBRAHIMI; وحید امیری VAHID AMIRI; شجاع خلیل‌زاده SHOJA KHALILZADEH; مرتضی پورعلی‌گنجی MORTEZA POURALIGANJI;
کیوان ساکت KEYVAN SAKET; همایون شجریان HOMAYOUN SHAJARIAN; کیهان کلهر KAYHAN KALHOR; حافظ ناظری HAFEZ NAZERI; شهرام ناظری SHAHRAM NAZERI;
یدالله مفتون YADOLLAH MAFTOON; فرشاد پیوس FARSHAD PIOUS; ساسان زارع SASAN ZARE; تورج اصلانی TOURAJ ASLANI; کاوه گلستان KAVEH GOLESTAN;
جاسم الجبوری JASIM ALJABURI; حیدر العبیدی HAIDER AL_UBAIDI; کرار الموسوی KARRAR ALMUSAWI; عمار الحکیم AMMAR AL_HAKIM; مصطفی الکاظمی MUSTAFA AL_KADHIMI;
عادل عبدالمهدی ADIL ABDULMAHDI; یونس محمود YOUNIS MAHMOOD; نشات اکرم NASHAT AKRAM; سیف سلمان SAIF SALMAN; عبدالکریم قاسم ABDULKARIM QASIM;
اشرف غنی ASHRAF GHANI; حامد کرزی HAMID KARZAI; احمد مسعود AHMAD MASSOUD; گلبدین حکمتیار GULBUDDIN HEKMATYAR; رحمت‌الله نبیل RAHMATULLAH NABIL;
آرمین زارعی ARMIN ZAREI; بابک جهانبخش BABAK JAHANBAKHSH; محسن یگانه MOHSEN YEGANEH; مازیار فلاحی MAZYAR FALLAHI; فرزاد فرزین FARZAD FARZIN;
سینا مهراد SINA MEHRAD; سهراب پاکزاد SOHRAB PAKZAD; آرتا یزدانی ARTA YAZDANI; کسری زاهدی KASRA ZAHEDI; رهام هادیان ROHAM HADIAN;
سام درخشانی SAM DERAKHSHANI; هوتن شکیبا HOOTAN SHAKIBA; جهان پهلوان JAHAN PAHLAVAN; یوسف تیموری YOUSOF TEIMOURI; سیروس گرجستانی SIROUS GORJESTANI;
فتحعلی اویسی FATHALI OVEISI; خسرو شکیبایی KHOSRO SHAKIBAI; مسعود کیمیایی MASOUD KIMIAI; ناصر تقوایی NASSER TAGHVAI; داود رشیدی DAVOUD RASHIDI;
`

const women = `
زهرا احمدی ZAHRA AHMADI; فاطمه رضایی FATEMEH REZAEE; مریم کریمی MARYAM KARIMI; سارا محمدی SARA MOHAMMADI; نرگس حسینی NARGES HOSEINI; لیلا حاتمی LEILA HATAMI;
ترانه علیدوستی TARANEH ALIDOOSTI; هدیه تهرانی HEDIEH TEHRANI; نیکی کریمی NIKI KARIMI; گلشیفته فراهانی GOLSHIFTEH FARAHANI; مهتاب کرامتی MAHTAB KERAMATI; باران کوثری BARAN KOSARI;
پگاه آهنگرانی PEGAH AHANGARANI; ساره بیات SAREH BAYAT; سحر دولتشاهی SAHAR DOLATSHAHI; پریناز ایزدیار PARINAZ IZADYAR; هنگامه قاضیانی HENGAMEH GHAZIANI; فاطمه معتمدآریا FATEMEH MOTAMEDARIA;
رویا تیموریان ROYA TEYMOURIAN; گوهر خیراندیش GOHAR KHEIRANDISH; مهناز افشار MAHNAZ AFSHAR; الناز شاکردوست ELNAZ SHAKERDOOST; طناز طباطبایی TANNAZ TABATABAEI; آزاده صمدی AZADEH SAMADI;
شبنم مقدمی SHABNAM MOGHADAMI; بهنوش بختیاری BEHNOUSH BAKHTIARI; نسرین ستوده NASRIN SOTOUDEH; شیرین عبادی SHIRIN EBADI; سیمین بهبهانی SIMIN BEHBAHANI; پروین اعتصامی PARVIN ETESAMI;
فروغ فرخزاد FOROUGH FARROKHZAD; مهسا امیری MAHSA AMIRI; نگار جواهریان NEGAR JAVAHERIAN; نازنین بیاتی NAZANIN BAYATI; یکتا ناصر YEKTA NASER; ریحانه پارسا REYHANEH PARSA;
غزل شاکری GHAZAL SHAKERI; بیتا فرهی BITA FARRAHI; افسانه بایگان AFSANEH BAYGAN; کتایون ریاحی KATAYOUN RIAHI; الهام حمیدی ELHAM HAMIDI; لاله اسکندری LALEH ESKANDARI;
مینا ساداتی MINA SADATI; سمیه منصوری SOMAYEH MANSOORI; خدیجه صالحی KHADIJEH SALEHI; معصومه ابتکار MASOUMEH EBTEKAR; زینب الحسینی ZAINAB ALHUSSAINI; رقیه الاسدی RUQAYA ALASADI; نور الساعدی NOOR ALSAADI; هدی البیاتی HUDA ALBAYATI;
ملیکا شریفی‌نیا MELIKA SHARIFINIA; ستاره اسکندری SETAREH ESKANDARI; پانته‌آ بهرام PANTEA BAHRAM; ویشکا آسایش VISHKA ASAYESH; رعنا آزادی‌ور RANA AZADIVAR; سوگل خلیق SOGOL KHALIGH; آناهیتا درگاهی ANAHITA DARGAHI; هستی مهدوی HASTI MAHDAVI; شقایق دهقان SHAGHAYEGH DEHGHAN; مریلا زارعی MERILA ZAREI; ژاله صامتی ZHALEH SAMETI; ماه‌چهره خلیلی MAHCHEHREH KHALILI;
نیلوفر خوش‌خلق NILOUFAR KHOSHKHOLGH; سپیده خداوردی SEPIDEH KHODAVERDI; آیدا کیخایی AIDA KEIKHAEI; سمیرا حسن‌پور SAMIRA HASANPOUR; الیکا عبدالرزاقی ELIKA ABDOLRAZZAGHI; یلدا قشقایی YELDA GHASHGHAEI; نفیسه روشن NAFISEH ROSHAN; فریبا نادری FARIBA NADERI; ثنا شریعتی SANA SHARIATI; مژگان بیگی MOZHGAN BEIGI;
`

type Names = Required<Pick<PassengerForm, 'firstName' | 'lastName' | 'firstNameFarsi' | 'lastNameFarsi'>>
export type TestPerson = { readonly [field in keyof Names]: string } & {
  readonly genderTitle: 'Male' | 'Female'
}

export const testPeople: readonly TestPerson[] = [...read(men, 'Male'), ...read(women, 'Female')]

function read(list: string, genderTitle: TestPerson['genderTitle']): readonly TestPerson[] {
  return list.split(';').flatMap((entry) => {
    const [firstNameFarsi, lastNameFarsi, firstName, lastName] = entry.trim().split(' ')
    if (firstNameFarsi === undefined || lastNameFarsi === undefined) return []
    if (firstName === undefined || lastName === undefined) return []
    const spaced = (name: string) => name.replaceAll('_', ' ')
    return [
      {
        firstNameFarsi,
        lastNameFarsi,
        firstName: spaced(firstName),
        lastName: spaced(lastName),
        genderTitle,
      },
    ]
  })
}
