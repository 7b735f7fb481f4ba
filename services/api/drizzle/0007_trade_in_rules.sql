-- Row rules of trade-in valuations, and what a valuation may see of other dealers' stock. As in 0001, forced.
ALTER TABLE valuations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE valuations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON valuations TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON valuations TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site() AND lead_id IN (SELECT id FROM leads)
    AND (car_id IS NULL OR car_id IN (SELECT id FROM cars)));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON valuations TO forecourt_app;
--> statement-breakpoint
ALTER TABLE miscellaneous ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE miscellaneous FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON miscellaneous TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON miscellaneous TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site() AND valuation_id IN (SELECT id FROM valuations));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON miscellaneous TO forecourt_app;
--> statement-breakpoint
ALTER TABLE limited_calls ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE limited_calls FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON limited_calls TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON limited_calls TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site());
--> statement-breakpoint
GRANT SELECT, INSERT ON limited_calls TO forecourt_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE limited_calls_id_seq TO forecourt_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON valuations, miscellaneous, limited_calls TO forecourt_worker;
--> statement-breakpoint
GRANT USAGE, SELECT ON SEQUENCE limited_calls_id_seq TO forecourt_worker;
--> statement-breakpoint
-- A lead of a valuation is completed by its shopper, and says so when the offer is accepted. Who sent it, to which
-- site and as what stays as it was.
GRANT UPDATE (dealership_id, car_id, subcategory, url, user_agent, "values", facts, attributes, ip_hash, created_at,
  awaits_contact) ON leads TO forecourt_app;
--> statement-breakpoint
-- A valuation rests on the listings of the whole installation. These two functions are all that crosses from one
-- dealer to another's site: what a car is, how far it has gone and what it is listed for, without dealership, address,
-- pictures or slug. The id says which of them are the site's own; row rules hide the others' rows behind it.
CREATE FUNCTION market_listings(wanted_make text, wanted_model text, first_year integer, last_year integer)
  RETURNS TABLE (id integer, make text, model text, badge text, year integer, kms integer, price double precision)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT id, make, model, data->>'badge', year,
      CASE WHEN jsonb_typeof(data->'km') = 'number' THEN round((data->'km')::numeric)::integer END,
      price::double precision
    FROM cars
    WHERE make_slug = wanted_make AND model_slug = wanted_model AND year BETWEEN first_year AND last_year
      AND shown AND withdrawn_at IS NULL AND car_type <> 'new' AND price > 500
      AND jsonb_typeof(data->'km') = 'number'
    ORDER BY id
  $$;
--> statement-breakpoint
-- For the register that stands in for a real one: the same car for the same text, as long as it is in stock.
CREATE FUNCTION market_vehicle(chosen_by text)
  RETURNS TABLE (make text, model text, badge text, year integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
    SELECT make, model, data->>'badge', year FROM cars
    WHERE shown AND withdrawn_at IS NULL AND car_type <> 'new' AND price > 500
    ORDER BY md5(chosen_by || ':' || id) LIMIT 1
  $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION market_listings(text, text, integer, integer), market_vehicle(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION market_listings(text, text, integer, integer), market_vehicle(text) TO forecourt_app;
--> statement-breakpoint
-- They run as the worker, which sees all stock. A new owner must be allowed to create in the schema, for a moment.
GRANT CREATE ON SCHEMA public TO forecourt_worker;
--> statement-breakpoint
ALTER FUNCTION market_listings(text, text, integer, integer) OWNER TO forecourt_worker;
--> statement-breakpoint
ALTER FUNCTION market_vehicle(text) OWNER TO forecourt_worker;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM forecourt_worker;
