import Box from '@mui/material/Box'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { competitionFacts } from '@upper-bracket/shared/wording/competitionFacts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { usePlayerQuery } from '#documents/ownPlayer.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { Fact, FactList } from '#ui/FactList.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'

/** Dates, participants, format and organizer. */
export function CompetitionFacts({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('competition')
  const { t: common } = useTranslation('common')
  const organizer = useOrganizerName(competition)
  const address = competition.onPage?.address
  return (
    <FactList>
      {competitionFacts(t, common, competition).map(({ name, value }) => (
        <Fact key={name} name={name}>
          {typeof value === 'number' ? (
            <LocalTime at={value} />
          ) : (
            value.map((line, at) => (
              <Fragment key={line}>
                {at > 0 && <br />}
                {line}
              </Fragment>
            ))
          )}
        </Fact>
      ))}
      {organizer !== null && (
        <Fact name={t('organizer')}>
          {address ? (
            <Box component={Link} to={hrefs.organizer(address)} sx={{ color: 'inherit' }}>
              {organizer}
            </Box>
          ) : (
            organizer
          )}
        </Fact>
      )}
    </FactList>
  )
}

/** Older competitions lack the name; then the owner's entry has it, if they also play. */
function useOrganizerName({ id, ownerUid, ownerName }: CompetitionDocument): string | null {
  const { t } = useTranslation('competition')
  const own = useUid() === ownerUid
  const isNamed = ownerName !== undefined
  const entry = usePlayerQuery(isNamed ? skipToken : { competitionId: id, uid: ownerUid }).currentData?.value
  const name = ownerName ?? entry?.displayName ?? null
  if (name !== null) return own ? t('organizerYou', { name }) : name
  return own ? t('you') : null
}
