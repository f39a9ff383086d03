// What the examples share: JSON over HTTP, both ways, by Go's standard library alone.
package main

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"time"
)

type object = map[string]any

// refused ends a request with this HTTP code and an error that says what was wrong.
type refused struct {
	status  int
	message string
	code    string
}

func (r refused) Error() string { return r.message }

func invalid(message string) error { return refused{400, message, "invalid_request"} }

// serve answers what answer gives: an HTTP code and a body.
func serve(port string, answer func(*http.Request) (int, object, error)) {
	// A handler of its own: the usual one leads addresses with two slashes elsewhere.
	handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		status, body, err := answer(r)
		var why refused
		if errors.As(err, &why) {
			status, body = why.status, object{"error": object{"code": why.code, "message": why.message}}
		}
		if status == 405 {
			w.Header().Set("Allow", "POST")
		}
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(status)
		json.NewEncoder(w).Encode(body)
	})
	log.Printf("listening on http://127.0.0.1:%s", port)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, handler))
}

// posted gives the JSON object that was posted. Numbers stay as they were written: an id comes back unchanged.
func posted(r *http.Request) (object, error) {
	if r.Method != http.MethodPost {
		return nil, refused{405, "this is for posting only", "method_not_supported"}
	}
	text, err := io.ReadAll(r.Body)
	if err != nil || !json.Valid(text) {
		return nil, invalid("the body is not JSON")
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	var body object
	if decoder.Decode(&body) != nil || body == nil {
		return nil, invalid("the body has to be a JSON object")
	}
	return body, nil
}

// inside gives the object in a field, which has nothing in it where there is none.
func inside(body object, name string) object {
	found, _ := body[name].(object)
	return found
}

var client = http.Client{Timeout: 5 * time.Second}

// post posts JSON; gives an error where it was not taken.
func post(url string, body object) error {
	text, err := json.Marshal(body)
	if err != nil {
		return err
	}
	answer, err := client.Post(url, "application/json", bytes.NewReader(text))
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != 200 {
		said, _ := io.ReadAll(io.LimitReader(answer.Body, 1000))
		return fmt.Errorf("%s %s", answer.Status, said)
	}
	return nil
}

// newID gives an id that nothing else has.
func newID() string {
	bytes := make([]byte, 16)
	rand.Read(bytes)
	return hex.EncodeToString(bytes)
}
