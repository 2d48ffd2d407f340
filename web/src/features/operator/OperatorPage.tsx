import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { sectionsOf } from '@upper-bracket/shared/operator/operator'
import { operatorPages } from '@upper-bracket/shared/operator/operatorPages'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useOperatorViewQuery } from '#documents/operatorView.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { pageNotFound } from '#platform/errors/pageNotFound.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { LinkTabs } from '#ui/page/LinkTabs.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { PendingPage } from '#ui/page/PendingPage.tsx'

// The edge has drawn the text already.
const Markdown = lazy(() => import('#ui/text/Markdown.tsx'))

export function clientLoader({ params }: { params: { operatorPage?: string } }) {
  if (!operatorPages.some(each => each === params.operatorPage)) throw pageNotFound()
  return null
}

/** The terms of use, the privacy policy or the legal notice of the operator. */
export default function OperatorPage() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { operatorPage } = useParams()
  const page = operatorPages.find(each => each === operatorPage) ?? 'imprint'
  const { currentData, error, refetch } = useOperatorViewQuery({ page, language })
  if (currentData === undefined) return <PendingPage error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHeader title={currentData.title} />
      <LinkTabs
        label={t('product')}
        tabs={operatorPages.map(each => ({ href: hrefs.operatorPage(each), label: t(each) }))}
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
