import type { Place } from '@shared/entities/place'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'

type Props = { place: Pick<Place, 'kind' | 'province' | 'province_lang'>; more?: string }

/** What kind of place it is, and in which province. */
export function PlaceKind({ place: { kind, province, province_lang: lang }, more }: Props) {
  const { t } = useI18n()
  return (
    <p className="place-kind">
      {t(`places.kinds.${kind}`)}
      {province && (
        <>
          {' · '}
          <Translatable text={province} lang={lang} />
        </>
      )}
      {more && ` · ${more}`}
    </p>
  )
}
