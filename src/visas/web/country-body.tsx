import { CountryAbout } from '#visas/web/country-about.tsx'
import { CountryPapers } from '#visas/web/country-papers.tsx'
import { VisaChooser, type VisaChooserProps } from '#visas/web/visa-chooser.tsx'
import { VisaSteps } from '#visas/web/visa-steps.tsx'

export function CountryBody(props: Omit<VisaChooserProps, 'children'>) {
  const { facts } = props
  return (
    <VisaChooser {...props}>
      <CountryPapers {...facts} />
      <VisaSteps />
      <CountryAbout {...facts} />
    </VisaChooser>
  )
}
