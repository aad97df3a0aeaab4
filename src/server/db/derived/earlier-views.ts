import type { Derived } from './trigger'

const SUM = 'on conflict (day, language) do update set views = site_days.views + excluded.views'

/**
 * Moves to `article_days` and `site_days` what the version before them has counted, or still counts while both run, and what comes back from
 * the trash of that time.
 */
export const earlierViews: Derived = {
  triggers: [
    {
      name: 'moved',
      table: 'article_view_days',
      event: 'before insert',
      body: `begin
        insert into article_days (article_id, day, language, views) values (new.article_id, new.day, '', new.views)
          on conflict (article_id, day, language) do update set views = article_days.views + excluded.views;
        insert into site_days (day, language, views) values (new.day, '', new.views) ${SUM};
        return null;
      end`,
    },
  ],
  fill: [
    `with moved as (delete from article_view_days returning *), of_site as (
        insert into site_days (day, language, views) select day, '', sum(views) from moved group by day ${SUM}
      )
      insert into article_days (article_id, day, language, views) select article_id, day, '', views from moved
        on conflict (article_id, day, language) do update set views = article_days.views + excluded.views`,
  ],
}
