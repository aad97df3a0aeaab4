import { EVENTS_SLUG } from '@shared/article-rules'
import { namesOf } from '@shared/editable-fields'
import type { OtherFoundKind } from '@shared/found-kinds'
import { digestedColumns, digestInSql } from '../original-digests'
import { searchCopies } from '../schema/search'
import { publicationCopies } from '../schema/topics'
import { SEARCHED_TEXTS } from '../searched-texts'
import { type Derived, list, type Trigger } from './trigger'

const of = (row: string) => (column: string) => `${row}."${column}"`

const digestOfArticle = digestInSql('articles', of('articles'))

/** Identifies the texts of an article that its translations are made from. */
export const textDigests: Derived = {
  triggers: [
    {
      name: 'text_digest',
      table: 'articles',
      event: `before insert or update of ${list(digestedColumns('articles'))}`,
      body: `begin
        new.text_digest := ${digestInSql('articles', of('new'))};
        return new;
      end`,
    },
  ],
  fill: [`update articles set text_digest = ${digestOfArticle} where text_digest <> ${digestOfArticle}`],
}

/** Tables with copies of the article's columns, of the same names. */
const COPIES = {
  article_search: namesOf(searchCopies),
  article_categories: namesOf(publicationCopies),
  article_places: namesOf(publicationCopies),
}

const differ = (columns: string[], one: string, other: string) =>
  `(${columns.map(of(one))}) is distinct from (${columns.map(of(other))})`

function copiesIn(table: string, columns: string[]): Trigger[] {
  return [
    {
      name: `copies_in_${table}`,
      table: 'articles',
      event: `after update of ${list(columns)}`,
      when: differ(columns, 'old', 'new'),
      body: `begin
        update ${table} set (${list(columns)}) = row(${columns.map(of('new'))}) where article_id = new.id;
        return null;
      end`,
    },
    {
      name: 'copies',
      table,
      event: 'before insert',
      // The foreign key refuses the row of an article that does not exist.
      body: `declare article record;
      begin
        select ${list(columns)} into article from articles where id = new.article_id;
        if found then
          ${columns.map((column) => `new."${column}" := article."${column}";`).join(' ')}
        end if;
        return new;
      end`,
    },
  ]
}

export const copiesOfPublication: Derived = {
  triggers: Object.entries(COPIES).flatMap(([table, columns]) => copiesIn(table, columns)),
  fill: Object.entries(COPIES).map(
    ([table, columns]) => `update ${table} set (${list(columns)}) = row(${columns.map(of('articles'))})
      from articles where articles.id = article_id and ${differ(columns, table, 'articles')}`,
  ),
}

const inCategory = 'select article_id from article_categories where category_id ='
const ofPlace = 'select article_id from article_places where place_id ='

/** What the search has of an article, by table: the changes that outdate it, and the articles of the changed row. */
const SEARCHED: Record<string, [event: string, articles: string]> = {
  articles: [
    `insert or update of ${list([...SEARCHED_TEXTS, 'author_name', 'byline', 'language'])}`,
    'select changed.id',
  ],
  article_translations: [
    `insert or delete or update of ${list([...SEARCHED_TEXTS, 'status'])}`,
    'select changed.record_id',
  ],
  article_categories: ['insert or delete', 'select changed.article_id'],
  categories: ['update of name', `${inCategory} changed.id`],
  category_translations: ['insert or delete or update of name', `${inCategory} changed.record_id`],
  article_places: ['insert or delete', 'select changed.article_id'],
  // Of published places.
  places: ['update of name, status', `${ofPlace} changed.id`],
  place_translations: ['insert or delete or update of name', `${ofPlace} changed.record_id`],
}

/** What else the search has, by table: the texts of the records, and the translations that readers see with their texts. */
const FOUND: { kind: OtherFoundKind; table: string; texts: string[]; only?: string; translations: string }[] = [
  {
    kind: 'places',
    table: 'places',
    texts: ['name', 'province', 'summary', 'practical', 'status'],
    translations: 'place_translations',
  },
  { kind: 'pages', table: 'pages', texts: ['title', 'content', 'status'], translations: 'page_translations' },
  {
    kind: 'events',
    table: 'articles',
    texts: ['title', 'content', 'status', 'slug', 'language'],
    only: `slug = '${EVENTS_SLUG}'`,
    translations: 'article_translations',
  },
]

/** Deletes what the search has of a changed record, so that it is indexed again. */
export const outdatedRecords: Derived = {
  triggers: FOUND.flatMap(({ kind, table, texts, only, translations }) => {
    const forget = (id: string) => `delete from record_search where kind = '${kind}' and record_id = ${id};`
    return [
      {
        name: 'record_search',
        table,
        event: `after delete or update of ${list(texts)}`,
        when: only && `old.${only}`,
        body: `begin ${forget('old.id')} return null; end`,
      },
      {
        name: 'record_search',
        table: translations,
        event: 'after insert or delete or update',
        // Who indexes the record has locked it: what is stored meanwhile would stay.
        body: `declare changed ${translations} := coalesce(new, old);
        begin
          perform from ${table} where id = changed.record_id ${only ? `and ${only}` : ''} for no key update;
          ${forget('changed.record_id')}
          return null;
        end`,
      },
    ]
  }),
  fill: ['delete from record_search'],
}

/** Notes which articles the search has to index again. */
export const outdatedSearch: Derived = {
  triggers: Object.entries(SEARCHED).map(([table, [event, articles]]) => ({
    name: 'search_outdated',
    table,
    event: `after ${event}`,
    body: `declare changed ${table} := coalesce(new, old);
    begin
      insert into search_outdated (article_id) ${articles};
      return null;
    end`,
  })),
  fill: ['insert into search_outdated (article_id) select id from articles'],
}
