-- No stored file has a name this long, and an index takes no more than 2,704 bytes.
CREATE OR REPLACE FUNCTION upload_stems(stored_row jsonb) RETURNS TABLE (stem text) LANGUAGE sql IMMUTABLE AS $$
  -- The slash may be escaped, as in JSON or in a query.
  SELECT DISTINCT found[1] FROM regexp_matches(
    CASE WHEN strpos(stored_row::text, 'uploads') > 0 THEN (stored_row - 'search_text')::text ELSE '' END,
    'uploads(?:/|\\+/|%2[Ff])([A-Za-z0-9_-]+)', 'g') AS found
  WHERE length(found[1]) <= 200
$$;
