import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { useNow } from '#ui/time/useNow.ts'

/** Shown if there are no players and no teams: the next step is to invite some. */
export function NobodyYet({
  competition,
  organizer,
}: {
  competition: CompetitionDocument
  organizer: boolean
}) {
  const { t } = useTranslation('teams')
  const now = useNow(competition.registrationDeadline)
  const closed = competition.status !== 'registration' || now > competition.registrationDeadline
  const viewers = competition.options.entry === 'invited' ? 'emptyInvited' : 'emptyViewer'
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={t(closed ? 'emptyClosed' : organizer ? 'emptyOrganizer' : viewers)}
      action={!closed && <CopyLinkButton href={hrefs.competition(competition.id)} variant="outlined" />}
    />
  )
}
