import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { roundName } from '#ui/text/roundName.ts'
import { useReadMatches } from '../commands/useReadMatches.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { bracketCsv } from './bracketCsv.ts'
import { type ExportSource, exportedBracket } from './bracketExport.ts'
import { bracketSvg } from './bracketSvg.ts'

/** Writes the files of the bracket in its state at the time of the call. */
export function useBracketFiles(name: string) {
  const { t } = useTranslation('bracket')
  const { rounds, numbers, seeds } = useBracketScope()
  const { language } = useLanguage()
  const texts = useMatchTexts()
  const readMatches = useReadMatches()

  const source = useCallback((): ExportSource => {
    const matches = readMatches()
    return {
      name,
      rounds,
      match: matchId => matches.get(matchId),
      number: matchId => numbers.get(matchId) ?? 0,
      seed: teamId => seeds.get(teamId) ?? null,
      team: texts.team,
      round: round => roundName(t, round.name),
    }
  }, [name, rounds, numbers, seeds, texts, readMatches, t])

  return {
    json: useCallback(() => `${JSON.stringify(exportedBracket(source()), null, 2)}\n`, [source]),
    csv: useCallback(
      () =>
        bracketCsv(exportedBracket(source()), {
          separator: language === 'ru' ? ';' : ',',
          head: column => t(`csv_${column}`),
          status: status => texts.status({ status }),
        }),
      [source, language, texts, t],
    ),
    svg: useCallback(
      () =>
        bracketSvg(source(), {
          slot: texts.slot,
          caption: match => [texts.number(match), t('bestOf', { count: match.bestOf })].join(' · '),
          mark: texts.mark,
        }),
      [source, texts, t],
    ),
  }
}
