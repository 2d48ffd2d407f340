import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { sectionsOf } from '@upper-bracket/shared/operator/operator'
import { type OperatorPage, operatorPages } from '@upper-bracket/shared/operator/operatorPages'
import { addressIn } from '@upper-bracket/shared/preview/translatedAddresses'
import { defaultLanguage } from '@upper-bracket/shared/profile/profile'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useOperatorViewQuery } from '#documents/operatorView.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { addressLanguage } from '#platform/addresses/translatedPages.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { LinkTabs } from '#ui/page/LinkTabs.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { PendingPage } from '#ui/page/PendingPage.tsx'

// The edge has drawn the text already.
const Markdown = lazy(() => import('#ui/text/Markdown.tsx'))

/** A page of the operator, as its code shows it. */
export default function OperatorText({ page }: { readonly page: OperatorPage }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const addressed = addressLanguage(pathname) ?? defaultLanguage
  const { currentData, error, refetch } = useOperatorViewQuery({ page, language })
  if (currentData === undefined) return <PendingPage error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHeader title={currentData.title} />
      <LinkTabs
        label={t('product')}
        tabs={operatorPages.map(each => ({
          href: addressIn(addressed, hrefs.operatorPage(each)),
          label: t(each),
        }))}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 75ch)', pt: { xs: 2, md: 3 } }}>
        <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
          {sectionsOf(currentData.text).map(({ title, text }) => (
            <section key={title}>
              {title !== '' && (
                <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
                  {title}
                </Typography>
              )}
              <Markdown text={text} />
            </section>
          ))}
        </Suspense>
      </Box>
    </>
  )
}
