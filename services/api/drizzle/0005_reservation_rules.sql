-- Row rules of reservations, phone reveals and appointments: as in 0001, forced. Appointments belong to dealerships:
-- every site that shows one sees what is taken there. A reservation, a reveal and an appointment must be of the stock
-- and the dealerships that the site shows itself.
ALTER TABLE reservations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE reservations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON reservations TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON reservations TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site() AND car_id IN (SELECT id FROM cars));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON reservations TO forecourt_app;
--> statement-breakpoint
ALTER TABLE phone_reveals ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE phone_reveals FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON phone_reveals TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON phone_reveals TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site() AND car_id IN (SELECT id FROM cars));
--> statement-breakpoint
GRANT SELECT, INSERT ON phone_reveals TO forecourt_app;
--> statement-breakpoint
ALTER TABLE appointments ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appointments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON appointments TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY granted ON appointments FOR SELECT TO forecourt_app
  USING (dealership_id IN (SELECT dealership_id FROM site_dealerships WHERE site_slug = forecourt_site()));
--> statement-breakpoint
CREATE POLICY own_site ON appointments FOR INSERT TO forecourt_app
  WITH CHECK (site_slug = forecourt_site()
    AND dealership_id IN (SELECT dealership_id FROM site_dealerships WHERE site_slug = forecourt_site()));
--> statement-breakpoint
GRANT SELECT, INSERT ON appointments TO forecourt_app;
--> statement-breakpoint
-- A declined payment gives its key free: the shopper tries again with another card.
GRANT DELETE ON idempotency TO forecourt_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE phone_reveals_id_seq TO forecourt_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON reservations, phone_reveals, appointments TO forecourt_worker;
--> statement-breakpoint
GRANT USAGE, SELECT ON SEQUENCE phone_reveals_id_seq TO forecourt_worker;
--> statement-breakpoint
-- Reserving marks the car itself, so that one row decides a race and every site that shows the car knows at once.
-- Of a car's columns a visitor's transaction may write these only.
CREATE POLICY reserve ON cars FOR UPDATE TO forecourt_app
  USING (dealership_id IN (SELECT dealership_id FROM site_dealerships WHERE site_slug = forecourt_site()))
  WITH CHECK (dealership_id IN (SELECT dealership_id FROM site_dealerships WHERE site_slug = forecourt_site()));
--> statement-breakpoint
GRANT UPDATE (reservation_id, updated_at, version) ON cars TO forecourt_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE stock_version TO forecourt_app;
