import type { ArchivedPictures } from '@upper-bracket/shared/transfer/archivedPictures'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import { championNames } from '@upper-bracket/shared/wording/championTitle'
import { formatName } from '@upper-bracket/shared/wording/formatName'
import { useTranslation } from 'react-i18next'
import { Fact, FactList } from '#ui/FactList.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'

/** What is in the competition that a file would make. */
export function ImportFacts({
  file,
  pictures,
}: {
  readonly file: CompetitionFile
  readonly pictures?: ArchivedPictures | undefined
}) {
  const { t } = useTranslation(['transfer', 'competition', 'common'])
  const { t: competitionText } = useTranslation('competition')
  const { settings, status, champion, champions = [], players, teams, bracket } = file
  const played = bracket?.matches.filter(match => match.status === 'finished').length ?? 0
  const said = pictures
    ? [
        ...(pictures.banner === null ? [] : [t('hasBanner')]),
        ...(pictures.logos.size === 0 ? [] : [t('hasLogos', { count: pictures.logos.size })]),
        ...(pictures.sponsors.length === 0 ? [] : [t('hasSponsors', { count: pictures.sponsors.length })]),
      ]
    : []
  return (
    <FactList>
      <Fact name={t('state')}>{t(`state_${status}`)}</Fact>
      <Fact name={t('competition:starts')}>
        <LocalTime at={settings.startDate} />
      </Fact>
      <Fact name={t('competition:setting_format')}>{formatName(competitionText, settings)}</Fact>
      <Fact name={t('competition:takePart')}>
        {t('common:players', { count: players.length })}
        <br />
        {t('common:teams', { count: teams.length })}
      </Fact>
      <Fact name={t('playedMatches')}>{played}</Fact>
      {champion !== null && <Fact name={t('champion')}>{champion.name}</Fact>}
      {champions.length > 0 && (
        <Fact name={t('champions')}>
          {championNames(champions.map(({ team, ...each }) => ({ ...each, teamId: team })))}
        </Fact>
      )}
      {said.length > 0 && <Fact name={t('pictures')}>{said.join(', ')}</Fact>}
    </FactList>
  )
}
