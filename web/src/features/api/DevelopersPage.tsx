import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import {
  changesSnippets,
  requestSnippets,
  type SnippetLanguage,
  type SnippetRequest,
} from '@upper-bracket/shared/api/snippets'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { languages } from '@upper-bracket/shared/profile/profile'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { useApiDescriptionQuery, useSampleParametersQuery } from './apiEndpoints.ts'
import { CodeText } from './CodeText.tsx'
import { Section } from './Section.tsx'
import { SentAnswer } from './SentAnswer.tsx'
import { type SnippetChoice, Snippets } from './Snippets.tsx'
import { useSentRequest } from './useSentRequest.ts'

// The forms weigh more than the rest of the page.
const Reference = lazy(() => import('./Reference.tsx'))

/** The documentation of the API: a first request, and the reference from its own description. */
export default function DevelopersPage() {
  const { t, i18n } = useTranslation('api')
  const language = languages.find(each => each === i18n.language) ?? 'en'
  const [chosen, setChosen] = useState<SnippetLanguage>('curl')
  const choice: SnippetChoice = { language: chosen, onChoose: setChosen }
  const description = useApiDescriptionQuery()
  const { data: sample } = useSampleParametersQuery()
  return (
    <Box sx={{ maxWidth: '60rem', minWidth: 0 }}>
      <PageHeader title={t('title')} lead={t('lead')} />
      {sample === undefined ? (
        <Skeleton variant="rounded" height={420} />
      ) : (
        <FirstRequests competitionId={sample['competitionId']} choice={choice} />
      )}
      {description.error !== undefined ? (
        <LoadFailure error={description.error} onRetry={() => void description.refetch()} />
      ) : description.data === undefined || sample === undefined ? (
        <ReferenceSkeleton />
      ) : (
        <Suspense fallback={<ReferenceSkeleton />}>
          <Reference document={description.data} sample={sample} language={language} choice={choice} />
        </Suspense>
      )}
    </Box>
  )
}

function ReferenceSkeleton() {
  return <Skeleton variant="rounded" height={480} sx={{ mt: 5 }} />
}

/** A request that writes a result, with placeholders for what is read before. */
function finishing(competitionId = '{competitionId}'): SnippetRequest {
  const body: Omit<CallableInput<'finishSeries'>, 'competitionId'> = {
    bracketId: 'BRACKET_ID',
    matchId: 'MATCH_ID',
    revision: 1,
    score: [2, 0],
  }
  const path = `/api/v1/competitions/${competitionId}/actions/finishSeries`
  return { url: location.origin + path, key: 'ub_YOUR_KEY', body }
}

interface FirstRequestsProps {
  /** A competition to begin with; undefined if there is none yet. */
  readonly competitionId: string | undefined
  readonly choice: SnippetChoice
}

function FirstRequests({ competitionId, choice }: FirstRequestsProps) {
  const { t } = useTranslation('api')
  const [sent, send] = useSentRequest()
  const path = competitionId === undefined ? '/api/v1/competitions' : `/api/v1/competitions/${competitionId}`
  const changesUrl = `${location.origin}/api/v1/competitions/${competitionId ?? '{competitionId}'}/changes`
  return (
    <>
      <Section title={t('first')}>
        <Typography sx={{ maxWidth: '72ch' }}>{t('firstText')}</Typography>
        <Snippets choice={choice} codeIn={each => requestSnippets[each]({ url: location.origin + path })} />
        <Button
          variant="contained"
          size="large"
          loading={sent?.state === 'sending'}
          onClick={() => void send(path)}
          sx={{ justifySelf: 'start' }}
        >
          {t('send')}
        </Button>
        <SentAnswer sent={sent} />
      </Section>
      <Section title={t('follow')}>
        <Typography sx={{ maxWidth: '72ch' }}>
          <CodeText>{t('followText')}</CodeText>
        </Typography>
        <Snippets choice={choice} codeIn={each => changesSnippets[each](changesUrl)} />
      </Section>
      <Section title={t('write')}>
        <Typography sx={{ maxWidth: '72ch' }}>{t('writeText')}</Typography>
        <Typography sx={{ maxWidth: '72ch' }}>
          <CodeText>{t('writeSteps')}</CodeText>
        </Typography>
        <Snippets choice={choice} codeIn={each => requestSnippets[each](finishing(competitionId))} />
        <Button
          component={Link}
          to={hrefs.ownTournaments()}
          variant="outlined"
          color="inherit"
          sx={{ justifySelf: 'start' }}
        >
          {t('toOwn')}
        </Button>
      </Section>
    </>
  )
}
