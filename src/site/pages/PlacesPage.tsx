import { useLoaderData } from 'react-router'
import { later } from '../components/later'
import { useI18n } from '../i18n/i18n'
import type { PlacesData } from '../places/place-loaders'

export { placesMeta as describe } from '../places/place-meta'

const PlaceIndex = later(() => import('../map/PlaceIndex'), { texts: 'map' })

export function Component() {
  const { t } = useI18n()
  const { places } = useLoaderData<PlacesData>()
  return (
    <>
      <header className="page-head wrap">
        <h1>{t('places.title')}</h1>
        <p className="lead">{t('places.intro')}</p>
      </header>
      <div className="wrap section place-index">
        <PlaceIndex places={places} />
      </div>
    </>
  )
}
